import type { Settings } from '../shared/options';
import type { Warn } from '../shared/warn';
import { normalizeSetting, settingNames, settingsFrom } from './settings';
import type { SettingsStorage } from './storage';

/** State of a toolbar's settings. */
export interface Store {
  readonly settings: Readonly<Settings>;
  /**
   * Applies and stores the valid values of a patch; warns of the others.
   * @returns the settings that changed
   * @throws TypeError on an unknown key, before anything changes
   */
  change(patch: Partial<Settings>): (keyof Settings)[];
  /** Loads what another tab or page has stored. @returns the settings that changed */
  reload(): (keyof Settings)[];
  /** Restores the defaults and clears the storage. @returns the settings that changed */
  reset(): (keyof Settings)[];
}

export function createStore(storage: SettingsStorage, warn: Warn): Store {
  let settings = storage.load();

  function replaceWith(next: Settings): (keyof Settings)[] {
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
      // Sound switches pointer reading on and off (specification, section 4); pointer reading needs sound,
      // so it switches sound on.
      const merged: Record<string, unknown> = {
        ...settings,
        pointerReading: typeof sound === 'boolean' ? sound : settings.pointerReading,
        sound: settings.sound || pointerReading === true,
        ...patch,
      };
      for (const name of Object.keys(merged)) {
        if (!Object.hasOwn(settings, name)) throw new TypeError(`No such setting: ${name}`);
      }
      const changed = replaceWith(
        settingsFrom((name) => {
          const value = normalizeSetting(name, merged[name]);
          // A setting that is new since the last load has no value yet.
          if (value === undefined && name in merged) warn(name, merged[name]);
          return value ?? settings[name];
        }),
      );
      for (const name of changed) storage.save(name, settings[name]);
      return changed;
    },
    reload: () => replaceWith(storage.load(settings)),
    reset() {
      storage.forget();
      return replaceWith(settingsFrom(() => undefined));
    },
  };
}
