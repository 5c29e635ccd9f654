import { expect, test, vi } from 'vitest';
import { zhCN } from '../messages/texts';
import type { Settings, Toolbar, ToolbarOptions } from '../shared/options';
import { settingDefinitions, type SettingDefinitions } from '../settings/settings';
import { registry } from '../tools/registry';
import type { ViewState } from '../view/view-state';
import type { ExtensionSession } from './extension';
import { defineZoom, startZoom } from './max-zoom';
import { furtherZhCN } from './messages';

const optionsOf = (maxZoom: unknown) => ({ maxZoom }) as ToolbarOptions;

function levelsFor(maxZoom: unknown): readonly unknown[] {
  const definitions: SettingDefinitions = { ...settingDefinitions };
  defineZoom(definitions, optionsOf(maxZoom));
  expect(definitions.zoom[0]).toBe('zoomsize');
  return definitions.zoom[1];
}

test('zoom levels go on in steps of 0.1 up to the option, given as number or as the text of the attribute', () => {
  expect(levelsFor(undefined)).toEqual([1, 1.1, 1.2, 1.3, 1.4]);
  expect(levelsFor(1.4)).toEqual([1, 1.1, 1.2, 1.3, 1.4]);
  expect(levelsFor(1.66)).toEqual([1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7]);
  expect(levelsFor('2')).toEqual([1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2]);
});

test('invalid largest zoom is named once with the attribute or option, and the default applies', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const invalid of [1.2, 3, 'wide', Number.NaN]) {
    expect(levelsFor(invalid)).toHaveLength(5);
  }
  const options = optionsOf('9');
  for (let opening = 0; opening < 2; opening++) defineZoom({ ...settingDefinitions }, options);
  expect(warn.mock.calls.map((texts) => texts.join(' '))).toEqual([
    'a11y-toolbar: maxZoom: 1.2',
    'a11y-toolbar: maxZoom: 3',
    'a11y-toolbar: data-max-zoom: wide',
    'a11y-toolbar: maxZoom: NaN',
    'a11y-toolbar: data-max-zoom: 9',
  ]);
  warn.mockClear();
  const odd = [Symbol('two'), Object.create(null), [2], null] as unknown[];
  for (const invalid of odd) expect(levelsFor(invalid)).toHaveLength(5);
  expect(warn.mock.calls).toEqual(odd.map((value) => ['a11y-toolbar:', 'maxZoom:', value]));
});

test('zoom buttons go up to the option and back, and name the level', () => {
  let settings = { zoom: 1 } as Settings;
  const listeners: ((event: { settings: Settings }) => void)[] = [];
  const toolbar = {
    get settings() {
      return settings;
    },
    on: (_: string, listener: (event: { settings: Settings }) => void) =>
      void listeners.push(listener),
  } as unknown as Toolbar;
  const state = { tools: registry, messages: { ...zhCN, ...furtherZhCN } } as unknown as ViewState;
  const show = (change: Partial<ViewState>) => Object.assign(state, change);
  startZoom({ options: optionsOf(1.5), toolbar, state, show } as unknown as ExtensionSession);

  const press = (name: string) => {
    const {
      patch = {},
      say,
      shift,
    } = state.tools.find((tool) => tool.name === name)!.press(settings);
    settings = { ...settings, ...patch };
    for (const listener of listeners) listener({ settings });
    return [say, shift];
  };
  expect(state.messages['zoom-in']).toBe('放大');
  for (const level of ['110%', '120%', '130%', '140%', '150%']) {
    expect(press('zoom-in')).toEqual(['zoomChanged', level]);
    expect(state.messages['zoom-in']).toBe(`放大 ${level}`);
    expect(state.messages['zoom-out']).toBe(`缩小 ${level}`);
  }
  expect(press('zoom-in')).toEqual(['zoomMaximum', undefined]);
  expect(press('zoom-out')).toEqual(['zoomChanged', '140%']);
});

test('label of several words that names the level has two lines at most', () => {
  const labels = { 'zoom-in': 'Zoom in', 'zoom-out': 'Zoom out' };
  const state = { tools: registry, messages: labels } as unknown as ViewState;
  const show = (change: Partial<ViewState>) => Object.assign(state, change);
  const toolbar = { settings: { zoom: 1.2 }, on: () => () => undefined } as unknown as Toolbar;
  startZoom({ options: optionsOf(1.4), toolbar, state, show } as unknown as ExtensionSession);
  expect(state.messages['zoom-in']).toBe('Zoom\u00a0in 120%');
  expect(state.messages['zoom-out']).toBe('Zoom\u00a0out 120%');
});
