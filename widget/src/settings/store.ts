import type { Settings } from '../options';
import { checked, settingNames, settingsFrom } from './settings';
import type { SettingsStorage } from './storage';

/** The one place where a toolbar's settings live. */
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

export function createStore(storage: SettingsStorage, warn: (problem: string) => void): Store {
  let settings = storage.load();

  function take(next: Settings): (keyof Settings)[] {
    const changed: (keyof Settings)[] = [];
    for (const name of settingNames) {
      if (next[name] === settings[name]) continue;
      changed[changed.length] = name;
      storage.save(name, next[name]);
    }
    settings = next;
    return changed;
  }

  return {
    get settings() {
      return settings;
    },
    change(patch) {
      for (const key of Object.keys(patch)) {
        if (!Object.hasOwn(settings, key)) throw new TypeError(`No such setting: ${key}`);
      }
      return take(
        settingsFrom((name) => {
          if (!Object.hasOwn(patch, name)) return settings[name];
          const value = checked(name, patch[name]);
          if (value === undefined) warn(`${name}: ${String(patch[name])}`);
          return value ?? settings[name];
        }),
      );
    },
    reset() {
      const changed = take(settingsFrom(() => undefined));
      storage.forget();
      return changed;
    },
  };
}
