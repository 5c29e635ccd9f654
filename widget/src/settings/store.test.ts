import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from './storage';
import { createStore } from './store';

const create = (warn: (problem: string) => void = () => undefined) =>
  createStore(createStorage(window, 'museum'), warn);

beforeEach(() => localStorage.clear());

describe('store', () => {
  it('tells what changed and stores only that', () => {
    const store = create();
    expect(store.change({ zoom: 1.2, contrast: true, sound: false })).toEqual(['zoom', 'contrast']);
    expect(store.settings).toMatchObject({ zoom: 1.2, contrast: true });
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'museum:zoomsize': '1.2',
      'museum:contrast': 'on',
    });
    expect(store.change({ zoom: 1.2 })).toEqual([]);
  });

  it('throws on an unknown key before anything changes', () => {
    const store = create();
    expect(() => store.change({ zoom: 1.2, volume: 3 } as never)).toThrow(/volume/);
    expect(store.settings.zoom).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('warns of a wrong value by name and takes the rest', () => {
    const warn = vi.fn();
    const store = create(warn);
    store.change({ colourShift: '45', contrast: true } as never);
    expect(warn).toHaveBeenCalledExactlyOnceWith('colourShift: 45');
    expect(store.settings).toMatchObject({ colourShift: 'none', contrast: true });
  });

  it('hands out settings that later changes leave alone', () => {
    const store = create();
    const before = store.settings;
    store.change({ zoom: 1.3 });
    expect(before.zoom).toBe(1);
  });

  it('forgets everything on reset, what is stored too', () => {
    const store = create();
    store.change({ zoom: 1.3, caption: true });
    expect(store.reset()).toEqual(['zoom', 'caption']);
    expect(store.settings).toMatchObject({ zoom: 1, caption: false });
    expect(localStorage).toHaveLength(0);
  });
});
