import Cookies from 'js-cookie';
import type { Settings } from '../shared/options';
import { definitionOf, settingNames, settingsFrom } from './settings';

export interface SettingsStorage {
  /** Stored visibility of the toolbar; undefined without a stored choice. */
  shown(): boolean | undefined;
  setShown(shown: boolean): void;
  /** @param current settings to keep while storage is not writable */
  load(current?: Readonly<Settings>): Settings;
  save(name: keyof Settings, value: Settings[keyof Settings]): void;
  forget(): void;
}

/** Runs an action; undefined where storage throws (private mode, full quota, frozen Storage). */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Serialises a value for storage. */
const serialize = (value: Settings[keyof Settings]): string =>
  value === true ? 'on' : value === false ? 'off' : value === 'normal' ? 'middle' : String(value);

/** Keys of the further tools, whose definitions may not have loaded when the settings are forgotten. */
const furtherKeys =
  'scheme|greyscale|spacing|ruler|touch-explore|caption-script|caption-size|rate'.split('|');

/** Storage of a namespace: one cookie for the visibility, one localStorage key per setting. */
export function createStorage(
  window: Window,
  namespace: string,
  cookieDomain?: string,
): SettingsStorage {
  let isWritable = true;
  const cookie = `${namespace}-toolbar`;
  const prefix = `${namespace}:`;
  const keyOf = (name: keyof Settings) => definitionOf(name)[0];
  return {
    shown() {
      const value = attempt(() => Cookies.get(cookie));
      return value === 'shown' || (value === 'hidden' ? false : undefined);
    },
    setShown(shown) {
      attempt(() => {
        // The path is the default of js-cookie, "/".
        const attributes: Cookies.CookieAttributes = {
          sameSite: 'Lax',
          expires: 365,
          secure: window.location.protocol === 'https:',
          domain: cookieDomain ?? '',
        };
        // js-cookie writes inherited members, which hosts may add to Object.prototype, and skips falsy ones.
        for (const name in attributes) if (!Object.hasOwn(attributes, name)) attributes[name] = '';
        Cookies.set(cookie, shown ? 'shown' : 'hidden', attributes);
      });
    },
    load: (current) =>
      settingsFrom((name) => {
        if (current && !isWritable) return current[name];
        const raw = attempt(() => window.localStorage.getItem(prefix + keyOf(name)));
        // Only values that `serialize` writes are valid.
        return definitionOf(name)[1].find((value) => serialize(value) === raw);
      }),
    save(name, value) {
      isWritable &&= !!attempt(
        () => (window.localStorage.setItem(prefix + keyOf(name), serialize(value)), true),
      );
    },
    forget() {
      for (const key of settingNames.map(keyOf).concat(furtherKeys))
        attempt(() => window.localStorage.removeItem(prefix + key));
    },
  };
}
