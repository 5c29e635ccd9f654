import Cookies from 'js-cookie';
import type { Settings } from '../options';
import { checked, defaultSettings, settingNames } from './settings';

/** Names that the specification gives the stored settings (section 3). */
const keys: Readonly<Record<keyof Settings, string>> = {
  sound: 'audio',
  pointerReading: 'overead',
  speed: 'speed',
  zoom: 'zoomsize',
  crosshair: 'pointer',
  largeCursor: 'cursor',
  caption: 'bigtext',
  colourShift: 'colour',
  contrast: 'contrast',
};

export interface SettingsStorage {
  /** Whether the visitor left the toolbar shown; undefined when that was never chosen. */
  shown(): boolean | undefined;
  setShown(shown: boolean): void;
  load(): Settings;
  save(settings: Settings, changed: readonly (keyof Settings)[]): void;
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

const write = (value: Settings[keyof Settings]): string =>
  value === true ? 'on' : value === false ? 'off' : value === 'normal' ? 'middle' : String(value);

const read = (name: keyof Settings, raw: string | null | undefined): unknown =>
  name === 'zoom'
    ? raw && Number(raw)
    : raw === 'on' || (raw === 'off' ? false : raw === 'middle' ? 'normal' : raw);

/** js-cookie copies inherited members too; own empty ones of the same name keep them out. */
function cookieAttributes(): Cookies.CookieAttributes {
  const attributes: Cookies.CookieAttributes = {};
  for (const inherited in attributes) {
    Object.defineProperty(attributes, inherited, { value: '', enumerable: true, writable: true });
  }
  return Object.assign(attributes, { path: '/', sameSite: 'Lax', expires: 365 });
}

/** What is stored for a namespace: a cookie for shown or hidden, one localStorage key a setting. */
export function createStorage(window: Window, namespace: string): SettingsStorage {
  const cookie = `${namespace}-toolbar`;
  const key = (name: keyof Settings) => `${namespace}:${keys[name]}`;
  return {
    shown() {
      const value = attempt(() => Cookies.get(cookie));
      return value === 'shown' ? true : value === 'hidden' ? false : undefined;
    },
    setShown: (shown) =>
      void attempt(() => Cookies.set(cookie, shown ? 'shown' : 'hidden', cookieAttributes())),
    load() {
      const settings: Record<string, unknown> = { ...defaultSettings };
      for (const name of settingNames) {
        const raw = attempt(() => window.localStorage.getItem(key(name)));
        const value = checked(name, read(name, raw));
        // Only what this file would have written counts; anything else is somebody else's.
        if (value !== undefined && write(value) === raw) settings[name] = value;
      }
      return settings as unknown as Settings;
    },
    save(settings, changed) {
      for (const name of changed) {
        attempt(() => window.localStorage.setItem(key(name), write(settings[name])));
      }
    },
    forget() {
      for (const name of settingNames) attempt(() => window.localStorage.removeItem(key(name)));
    },
  };
}
