import { describe, expect, it } from 'vitest';
import type { Settings, ToolName } from '../shared/options';
import { settingsFrom } from '../settings/settings';
import { chosenTools, isToolName, registry } from './registry';

const defaults = settingsFrom(() => undefined);
const press = (name: ToolName, settings: Partial<Settings> = {}) =>
  registry.find((tool) => tool.name === name)?.press({ ...defaults, ...settings });

const order =
  'reset sound speed zoom-in zoom-out cursor crosshair caption colour-weakness contrast pointer-reading exit';

describe('tools', () => {
  it('are the twelve of the specification in its order', () => {
    expect(registry.map(({ name }) => name).join(' ')).toBe(order);
  });

  it('have unique icons within a 24 × 24 grid in every state', () => {
    for (const settings of [
      defaults,
      { ...defaults, sound: true, speed: 'fast', colourShift: '90' } as const,
    ]) {
      const icons = registry.map((tool) => tool.icon(settings));
      expect(new Set(icons).size).toBe(icons.length);
      for (const icon of icons) expect(icon).toMatch(/^M[\d.\s,a-zA-Z-]+$/);
    }
  });

  it('show the state of sound, speed and shift in the icon as well', () => {
    for (const [name, change] of [
      ['sound', { sound: true }],
      ['speed', { speed: 'fast' }],
      ['colour-weakness', { colourShift: '30' }],
    ] as const) {
      const tool = registry.find((one) => one.name === name);
      expect(tool?.icon({ ...defaults, ...change })).not.toBe(tool?.icon(defaults));
    }
  });

  it('are switches as the specification defines', () => {
    const switches = registry.filter((tool) => tool.pressed).map(({ name }) => name);
    expect(switches.join(' ')).toBe(
      'sound speed cursor crosshair caption contrast pointer-reading',
    );
  });

  it('switch sound and pointer reading on and off', () => {
    expect(press('sound')).toEqual({ patch: { sound: true }, say: 'on' });
    expect(press('sound', { sound: true })).toEqual({ patch: { sound: false }, say: 'off' });
    expect(press('pointer-reading')).toEqual({ patch: { pointerReading: true }, say: 'on' });
    expect(press('pointer-reading', { sound: true, pointerReading: true })).toEqual({
      patch: { pointerReading: false },
      say: 'off',
    });
  });

  it('zoom by steps and announce the limits', () => {
    expect(press('zoom-in')?.patch?.zoom).toBeCloseTo(1.1);
    expect(press('zoom-in', { zoom: 1.4 })).toEqual({ say: 'zoomMaximum' });
    expect(press('zoom-out', { zoom: 1.4 })?.patch?.zoom).toBeCloseTo(1.3);
    expect(press('zoom-out')).toEqual({ say: 'zoomMinimum' });
  });

  it('cycle the colour shift through −30, 30, 90 and none', () => {
    const shifts = ['none', '-30', '30', '90'] as const;
    const next = shifts.map(
      (colourShift) => press('colour-weakness', { colourShift })?.patch?.colourShift,
    );
    expect(next).toEqual(['-30', '30', '90', 'none']);
    expect(press('colour-weakness', { colourShift: '90' })?.say).toBe('off');
  });

  it('reset and exit are actions without a setting', () => {
    expect(press('reset')).toEqual({ action: 'reset', say: 'resetDone' });
    expect(press('exit')).toEqual({ action: 'close' });
  });

  it('are selected and ordered by name, without zoom on a phone', () => {
    const names = (...choice: Parameters<typeof chosenTools>) =>
      chosenTools(...choice).map(({ name }) => name);
    expect(names(undefined, false).join(' ')).toBe(order);
    expect(names(['exit', 'zoom-in', 'contrast'], false)).toEqual(['exit', 'zoom-in', 'contrast']);
    expect(names(['exit', 'zoom-in', 'contrast'], true)).toEqual(['exit', 'contrast']);
    expect(names(undefined, true)).toHaveLength(10);
  });

  it('are recognised by name', () => {
    expect(isToolName('zoom-in')).toBe(true);
    for (const other of ['', 'zoomIn', 'constructor', 'show-all'])
      expect(isToolName(other)).toBe(false);
  });
});
