import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { definitionOf, settingNames } from './settings';
import { createStorage } from './storage';
import { createStore } from './store';

const create = (warn: (problem: string) => void = () => undefined) =>
  createStore(createStorage(window, 'museum'), warn);

beforeEach(() => localStorage.clear());

describe('store', () => {
  it('reports the changed settings and stores only these', () => {
    const store = create();
    expect(store.change({ zoom: 1.2, contrast: true, sound: false })).toEqual(['zoom', 'contrast']);
    expect(store.settings).toMatchObject({ zoom: 1.2, contrast: true });
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'museum:zoomsize': '1.2',
      'museum:contrast': 'on',
    });
    expect(store.change({ zoom: 1.2 })).toEqual([]);
  });

  it('throws on an unknown key without changing anything', () => {
    const store = create();
    expect(() => store.change({ zoom: 1.2, volume: 3 } as never)).toThrow(/volume/);
    expect(store.settings.zoom).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('warns of an invalid value by name and applies the others', () => {
    const warn = vi.fn();
    const store = create(warn);
    store.change({ colourShift: '45', contrast: true } as never);
    expect(warn).toHaveBeenCalledExactlyOnceWith('colourShift', '45');
    expect(store.settings).toMatchObject({ colourShift: 'none', contrast: true });
  });

  it('has valid settings after any values for its keys', () => {
    const values = [true, false, 'fast', 1.2, '-30', NaN, Infinity];
    const value = fc.oneof(fc.constantFrom(...values), fc.anything({ withNullPrototype: true }));
    const patch = fc.record(Object.fromEntries(settingNames.map((name) => [name, value])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 3 }), (patches) => {
        const store = create();
        for (const each of patches) {
          const before = store.settings;
          const changed = store.change(each);
          const { settings } = store;
          for (const name of settingNames) expect(definitionOf(name)[1]).toContain(settings[name]);
          expect(changed).toEqual(settingNames.filter((name) => settings[name] !== before[name]));
        }
        expect(create().settings).toEqual(store.settings);
      }),
    );
  });

  it('switches pointer reading with sound, and sound on with pointer reading', () => {
    const store = create();
    store.change({ sound: true });
    expect(store.settings).toMatchObject({ sound: true, pointerReading: true });
    store.change({ pointerReading: false });
    expect(store.settings).toMatchObject({ sound: true, pointerReading: false });
    store.change({ sound: false });
    store.change({ pointerReading: true });
    expect(store.settings).toMatchObject({ sound: true, pointerReading: true });
    store.change({ sound: false });
    expect(store.settings).toMatchObject({ sound: false, pointerReading: false });
    store.change({ sound: true, pointerReading: false });
    expect(store.settings).toMatchObject({ sound: true, pointerReading: false });
  });

  it('returns frozen settings', () => {
    const { settings } = create();
    expect(() => Object.assign(settings, { contrast: true })).toThrow(TypeError);
    expect(settings.contrast).toBe(false);
  });

  it('adopts settings stored by another tab and reports the changes', () => {
    const store = create();
    localStorage.setItem('museum:contrast', 'on');
    expect(store.reload()).toEqual(['contrast']);
    expect(store.settings.contrast).toBe(true);
    expect(store.reload()).toEqual([]);
  });

  it('keeps its settings when storage is full and reload() finds none', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = create();
    store.change({ zoom: 1.2 });
    expect(store.reload()).toEqual([]);
    expect(store.settings.zoom).toBe(1.2);
  });

  it('returns settings that later changes do not modify', () => {
    const store = create();
    const before = store.settings;
    store.change({ zoom: 1.3 });
    expect(before.zoom).toBe(1);
  });

  it('reset restores the defaults and clears the storage', () => {
    const store = create();
    store.change({ zoom: 1.3, caption: true });
    expect(store.reset()).toEqual(['zoom', 'caption']);
    expect(store.settings).toMatchObject({ zoom: 1, caption: false });
    expect(localStorage).toHaveLength(0);
  });
});
