import { describe, expect, it } from 'vitest';
import { normalizeSetting, settingNames, settingsFrom } from './settings';

describe('settings', () => {
  it('have defaults without sound, zoom and filters', () => {
    expect(settingsFrom(() => undefined)).toEqual({
      sound: false,
      pointerReading: false,
      speed: 'normal',
      zoom: 1,
      crosshair: false,
      largeCursor: false,
      caption: false,
      colourShift: 'none',
      contrast: false,
    });
  });

  it('have nine names', () => {
    expect(settingNames).toHaveLength(9);
  });

  it.each([
    [1, 1],
    [1.1, 1.1],
    [1.1 + 0.1 + 0.1, 1.3],
    [1.26, 1.3],
    [9, 1.4],
    [-3, 1],
    [Infinity, 1.4],
  ])('clamp and round a zoom of %s to %s', (wanted, zoom) => {
    expect(normalizeSetting('zoom', wanted)).toBe(zoom);
  });

  it.each([
    ['zoom', NaN],
    ['zoom', '1.2'],
    ['contrast', 1],
    ['contrast', 'on'],
    ['speed', 'warp'],
    ['colourShift', 30],
    ['sound', null],
  ] as const)('take no %s of %s', (name, value) => {
    expect(normalizeSetting(name, value)).toBeUndefined();
  });

  it('accept each colour shift and both speeds', () => {
    for (const shift of ['none', '-30', '30', '90'])
      expect(normalizeSetting('colourShift', shift)).toBe(shift);
    for (const speed of ['normal', 'fast']) expect(normalizeSetting('speed', speed)).toBe(speed);
  });
});
