import { expect, test, vi } from 'vitest';
import type { Settings, Toolbar, ToolbarOptions } from '../shared/options';
import type { SettingDefinitions } from '../settings/settings';
import { speed } from '../tools/speed';
import type { ViewState } from '../view/view-state';
import type { ExtensionSession } from './extension';
import { defineRate, startRates } from './rates';

const optionsOf = (rates: unknown) => ({ rates }) as ToolbarOptions;

function valuesOf(rates: unknown): readonly unknown[] | undefined {
  const definitions: Partial<SettingDefinitions> = {};
  const options = optionsOf(rates);
  const names = defineRate(definitions as SettingDefinitions, options);
  expect(names).toEqual(definitions.rate ? ['rate'] : []);
  return definitions.rate?.[1];
}

test('rates come from a list or from the text of the attribute, in ascending order, without repetition', () => {
  expect(valuesOf([2, 0.75, 1.25, 2])).toEqual(['none', '0.75', '1.25', '2']);
  expect(valuesOf('1, 1.25  0.8')).toEqual(['none', '0.8', '1', '1.25']);
  expect(valuesOf(undefined)).toBeUndefined();
});

test('invalid rates are named once with the attribute or option, fewer than two rates are the default', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const warnings = () => warn.mock.calls.map((texts) => texts.join(' '));
  expect(valuesOf('0.5 1 fast 1.5 9')).toEqual(['none', '1', '1.5']);
  expect(warnings()).toEqual([
    'a11y-toolbar: data-rates: 0.5',
    'a11y-toolbar: data-rates: fast',
    'a11y-toolbar: data-rates: 9',
  ]);
  warn.mockClear();
  expect(valuesOf([1.25])).toBeUndefined();
  expect(valuesOf(['x', Number.NaN])).toBeUndefined();
  expect(warnings()).toEqual([
    'a11y-toolbar: rates: 1.25',
    'a11y-toolbar: rates: x',
    'a11y-toolbar: rates: NaN',
  ]);
  warn.mockClear();
  const odd = [Symbol('one'), Object.create(null), [2], null] as unknown[];
  expect(valuesOf([1, ...odd, 2])).toEqual(['none', '1', '2']);
  expect(valuesOf(odd[0])).toBeUndefined();
  expect(warn.mock.calls.map((values) => values[2] as unknown)).toEqual([...odd, odd[0]]);
  warn.mockClear();
  const options = optionsOf('1 2 3');
  for (let opening = 0; opening < 2; opening++) defineRate({} as SettingDefinitions, options);
  expect(warnings()).toEqual(['a11y-toolbar: data-rates: 3']);
});

test('speed tool steps through the rates, names the rate and keeps the stored speed of older versions', () => {
  let settings = { speed: 'normal', rate: 'none' } as Settings;
  const listeners: (() => void)[] = [];
  const set = vi.fn((patch: Partial<Settings>) => {
    settings = { ...settings, ...patch };
    for (const listener of listeners) listener();
  });
  const toolbar = {
    get settings() {
      return settings;
    },
    set,
    on: (_: string, listener: () => void) => void listeners.push(listener),
  } as unknown as Toolbar;
  const state = { tools: [speed], messages: { speed: '语速' } } as unknown as ViewState;
  startRates({
    options: optionsOf([0.75, 1, 1.25, 2]),
    toolbar,
    state,
    show: (change: Partial<ViewState>) => Object.assign(state, change),
    rate: () => Number(settings.rate) || (settings.speed === 'fast' ? 1.5 : 1),
  } as unknown as ExtensionSession);
  expect(state.messages.speed).toBe('语速 1');
  const tool = state.tools[0];
  const speeds: unknown[] = [];
  for (let press = 0; press < 5; press++) {
    const { patch = {}, say, shift } = tool?.press(settings) ?? {};
    toolbar.set(patch);
    expect([say, shift]).toEqual(['rateChanged', settings.rate]);
    expect(state.messages.speed).toBe(`语速 ${settings.rate ?? ''}`);
    speeds.push([settings.rate, settings.speed, tool?.icon(settings)]);
  }
  expect(speeds.map((entry) => (entry as unknown[]).slice(0, 2))).toEqual([
    ['1.25', 'fast'],
    ['2', 'fast'],
    ['0.75', 'normal'],
    ['1', 'normal'],
    ['1.25', 'fast'],
  ]);
  expect(new Set(speeds.slice(0, 4).map((entry) => (entry as unknown[])[2])).size).toBe(4);
  // An older version, which knows `speed` alone, has changed it.
  toolbar.set({ speed: 'normal' });
  expect(settings.rate).toBe('none');
  expect(state.messages.speed).toBe('语速 1');
});
