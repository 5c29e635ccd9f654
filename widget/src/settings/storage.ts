import Cookies from 'js-cookie';
import type { Settings } from '../options';
import { choices, settingNames, settingsFrom } from './settings';

export interface SettingsStorage {
  /** Whether the visitor left the toolbar shown; undefined when that was never chosen. */
  shown(): boolean | undefined;
  setShown(shown: boolean): void;
  /** @param current what to keep of settings that cannot be read */
  load(current?: Readonly<Settings>): Settings;
  save(name: keyof Settings, value: Settings[keyof Settings]): void;
  forget(): void;
}

/** Private mode, a full quota or a frozen Storage must never reach the visitor. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** How a value is written. */
const word = (value: Settings[keyof Settings]): string =>
  value === true ? 'on' : value === false ? 'off' : value === 'normal' ? 'middle' : String(value);

/** What is stored for a namespace: a cookie for shown or hidden, one localStorage key a setting. */
export function createStorage(
  window: Window,
  namespace: string,
  cookieDomain?: string,
): SettingsStorage {
  let isWritable = true;
  const cookie = `${namespace}-toolbar`;
  const keyOf = (name: keyof Settings) => `${namespace}:${choices[name][0]}`;
  return {
    shown() {
      const value = attempt(() => Cookies.get(cookie));
      return value === 'shown' || (value === 'hidden' ? false : undefined);
    },
    setShown(shown) {
      attempt(() => {
        // The path is js-cookie's own default, "/".
        const attributes: Cookies.CookieAttributes = {
          sameSite: 'Lax',
          expires: 365,
          secure: window.location.protocol === 'https:',
          domain: cookieDomain ?? '',
        };
        // js-cookie writes inherited members too and skips falsy ones: hosts may add to Object.prototype.
        for (const name in attributes) if (!Object.hasOwn(attributes, name)) attributes[name] = '';
        Cookies.set(cookie, shown ? 'shown' : 'hidden', attributes);
      });
    },
    load: (current) =>
      settingsFrom((name) => {
        if (current && !isWritable) return current[name];
        const raw = attempt(() => window.localStorage.getItem(keyOf(name)));
        // Only what this file would have written counts; anything else is somebody else's.
        for (const value of choices[name][1]) if (word(value) === raw) return value;
        return undefined;
      }),
    save(name, value) {
      isWritable &&= !!attempt(() => (window.localStorage.setItem(keyOf(name), word(value)), true));
    },
    forget() {
      for (const name of settingNames) attempt(() => window.localStorage.removeItem(keyOf(name)));
    },
  };
}
