import { expect, test } from 'vitest';
import type { Settings } from '../../shared/options';
import { furtherEn, furtherZhCN } from '../messages';
import { scheme, schemeColours } from './scheme';
import { spacing } from './spacing';

const empty = {} as Settings;

function luminance(colour: string): number {
  const digits = colour.slice(1);
  const pairs =
    digits.length === 3 ? digits.replace(/./g, '$&$&').match(/../g) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(Object.entries(schemeColours))('scheme %s has a contrast of at least 7:1', (_, pair) => {
  const [dark = 0, light = 0] = pair.map(luminance).sort((a, b) => a - b);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(7);
});

test('scheme goes through every value and returns to the designed colours, each confirmed', () => {
  const [, values = []] = scheme.settings?.scheme ?? [];
  let settings = empty;
  for (let press = 0; press < values.length; press++) {
    const { patch, say } = scheme.tool.press(settings);
    settings = { ...settings, ...patch };
    expect(say).toBe(`scheme-${settings.scheme}`);
    expect(Object.keys(furtherZhCN)).toContain(say);
    expect(Object.keys(furtherEn)).toContain(say);
  }
  expect(settings.scheme).toBe('none');
  expect(scheme.rules?.(settings)).toBe('');
});

test('spacing goes from none over 1.5 and 2 back to none, with the line height in its rules', () => {
  let settings = empty;
  for (const value of ['1.5', '2', 'none'] as const) {
    settings = { ...settings, ...spacing.tool.press(settings).patch };
    expect(settings.spacing).toBe(value);
    expect(spacing.rules?.(settings) ?? '').toContain(
      value === 'none' ? '' : `line-height:${value}!`,
    );
  }
  expect(spacing.rules?.(settings)).toBe('');
});
