import type { Settings } from '../options';

export const maximumZoom = 1.4;
const zoomStep = 0.1;

export const defaultSettings: Readonly<Settings> = {
  sound: false,
  pointerReading: false,
  speed: 'normal',
  zoom: 1,
  crosshair: false,
  largeCursor: false,
  caption: false,
  colourShift: 'none',
  contrast: false,
};

export const settingNames = Object.keys(defaultSettings) as (keyof Settings)[];

/** The values between which the colour-weakness tool goes round. */
export const colourShifts = ['none', '-30', '30', '90'] as const;

const toZoom = (value: unknown): number | undefined => {
  const zoom = Math.round(Number(value) / zoomStep) * zoomStep;
  return typeof value === 'number' && zoom === zoom
    ? Number(Math.min(maximumZoom, Math.max(1, zoom)).toFixed(1))
    : undefined;
};

/** A value for a setting, brought into its range; undefined where it is none. */
export function checked(
  name: keyof Settings,
  value: unknown,
): Settings[keyof Settings] | undefined {
  if (name === 'zoom') return toZoom(value);
  const known: readonly unknown[] =
    name === 'colourShift' ? colourShifts : name === 'speed' ? ['normal', 'fast'] : [true, false];
  for (const one of known) if (one === value) return value as Settings[keyof Settings];
  return undefined;
}
