import type { Settings } from '../options';
import { checked, defaultSettings, settingNames } from './settings';
import type { SettingsStorage } from './storage';

export interface Store {
  readonly settings: Readonly<Settings>;
  /**
   * Takes what is valid of a patch and stores it.
   * @returns the settings that changed
   * @throws TypeError on an unknown key, before anything changes
   */
  change(patch: Partial<Settings>): (keyof Settings)[];
  /** Back to the defaults; forgets what was stored. */
  reset(): (keyof Settings)[];
}

/** The one place where a toolbar's settings live. */
export function createStore(storage: SettingsStorage, warn: (problem: string) => void): Store {
  let settings = storage.load();

  function take(next: Settings): (keyof Settings)[] {
    const changed: (keyof Settings)[] = [];
    for (const name of settingNames) {
      if (next[name] !== settings[name]) changed[changed.length] = name;
    }
    settings = next;
    return changed;
  }

  return {
    get settings() {
      return settings;
    },
    change(patch) {
      const next: Record<string, unknown> = { ...settings };
      for (const key of Object.keys(patch)) {
        if (!Object.hasOwn(defaultSettings, key)) throw new TypeError(`No such setting: ${key}`);
        const name = key as keyof Settings;
        const value = checked(name, patch[name]);
        if (value === undefined) warn(`${name}: ${String(patch[name])}`);
        else next[name] = value;
      }
      const changed = take(next as unknown as Settings);
      storage.save(settings, changed);
      return changed;
    },
    reset() {
      const changed = take({ ...defaultSettings });
      storage.forget();
      return changed;
    },
  };
}
