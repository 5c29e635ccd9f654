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
  /** Takes what another page has stored. */
  reload(): (keyof Settings)[];
  /** Back to the defaults; forgets what was stored. */
  reset(): (keyof Settings)[];
}

export function createStore(storage: SettingsStorage, warn: (problem: string) => void): Store {
  let settings = storage.load();

  function take(next: Settings): (keyof Settings)[] {
    const changed = settingNames.filter((name) => next[name] !== settings[name]);
    settings = next;
    return changed;
  }

  return {
    get settings() {
      return settings;
    },
    change(patch) {
      const { sound, pointerReading } = patch;
      // Sound brings pointer reading with it and takes it away (specification, section 4); a reader that
      // is silent helps nobody, so pointer reading brings sound.
      const wanted: Record<string, unknown> = {
        ...settings,
        pointerReading: typeof sound === 'boolean' ? sound : settings.pointerReading,
        sound: settings.sound || pointerReading === true,
        ...patch,
      };
      for (const name of Object.keys(wanted)) {
        if (!Object.hasOwn(settings, name)) throw new TypeError(`No such setting: ${name}`);
      }
      const changed = take(
        settingsFrom((name) => {
          const value = checked(name, wanted[name]);
          if (value === undefined) warn(`${name}: ${String(wanted[name])}`);
          return value ?? settings[name];
        }),
      );
      for (const name of changed) storage.save(name, settings[name]);
      return changed;
    },
    reload: () => take(storage.load(settings)),
    reset() {
      storage.forget();
      return take(settingsFrom(() => undefined));
    },
  };
}
