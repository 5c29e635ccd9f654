import type { Settings } from '../shared/options';

type Value = Required<Settings>[keyof Settings];

/** Storage key and valid values of each setting, the default first; absent for further tools that are not loaded. */
export type SettingDefinitions = {
  [Name in keyof Settings]: readonly [key: string, values: readonly Value[]];
};

const flag = [false, true];

/** The settings of the twelve tools (specification, section 3). Their file adds those of further ones. */
export const settingDefinitions: SettingDefinitions = {
  sound: ['audio', flag],
  pointerReading: ['overead', flag],
  speed: ['speed', ['normal', 'fast']],
  zoom: ['zoomsize', [1, 1.1, 1.2, 1.3, 1.4]],
  crosshair: ['pointer', flag],
  largeCursor: ['cursor', flag],
  caption: ['bigtext', flag],
  colourShift: ['colour', ['none', '-30', '30', '90']],
  contrast: ['contrast', flag],
};

export const settingNames = Object.keys(settingDefinitions) as (keyof Settings)[];

export const definitionOf = (name: keyof Settings): readonly [string, readonly Value[]] =>
  settingDefinitions[name] as readonly [string, readonly Value[]];

/** Builds settings from `choose`; undefined gives the default. */
export function settingsFrom(choose: (name: keyof Settings) => Value | undefined): Settings {
  const settings: Partial<Record<keyof Settings, Value>> = {};
  for (const name of settingNames) settings[name] = choose(name) ?? definitionOf(name)[1][0];
  return Object.freeze(settings as Settings);
}

/** Clamps and rounds numbers and validates other values. @returns undefined for an invalid value */
export function normalizeSetting(name: keyof Settings, value: unknown): Value | undefined {
  const candidate =
    typeof value === 'number'
      ? Math.round(Math.min(definitionOf(name)[1].at(-1) as number, Math.max(1, value)) * 10) / 10
      : value;
  return definitionOf(name)[1].find((choice) => choice === candidate);
}
