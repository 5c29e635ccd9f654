import fc from 'fast-check';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { furtherTools } from '../extension/further-tools';
import { definitionOf, settingNames, settingsFrom } from './settings';
import { createStorage } from './storage';

const defaults = settingsFrom(() => undefined);

beforeEach(() => {
  localStorage.clear();
  Cookies.remove('museum-toolbar');
});

describe('storage', () => {
  it('writes the keys and values of the specification', () => {
    const storage = createStorage(window, 'museum');
    for (const name of settingNames) {
      storage.save(
        name,
        { ...defaults, sound: true, zoom: 1.2, colourShift: '-30' as const }[name],
      );
    }
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'museum:audio': 'on',
      'museum:overead': 'off',
      'museum:speed': 'middle',
      'museum:zoomsize': '1.2',
      'museum:pointer': 'off',
      'museum:cursor': 'off',
      'museum:bigtext': 'off',
      'museum:colour': '-30',
      'museum:contrast': 'off',
    });
  });

  it('reads back what it wrote', () => {
    const chosen = {
      ...defaults,
      speed: 'fast',
      zoom: 1.4,
      caption: true,
      colourShift: '90',
    } as const;
    const storage = createStorage(window, 'museum');
    for (const name of settingNames) storage.save(name, chosen[name]);
    expect(createStorage(window, 'museum').load()).toEqual(chosen);
  });

  it.each([
    ['zoomsize', '9'],
    ['zoomsize', '1.10'],
    ['zoomsize', '1.15'],
    ['zoomsize', ''],
    ['audio', 'true'],
    ['speed', 'normal'],
    ['colour', '45'],
    ['contrast', '[object Object]'],
  ])('ignores the stored value %s=%s', (key, value) => {
    localStorage.setItem(`museum:${key}`, value);
    expect(createStorage(window, 'museum').load()).toEqual(defaults);
  });

  it('loads valid settings from any content of the storage', () => {
    const written = [
      'on',
      'off',
      'middle',
      'fast',
      '1.2',
      '-30',
      'none',
      'null',
      '{"zoom":1}',
      '1e0',
    ];
    const value = fc.oneof(fc.constantFrom(...written), fc.string({ unit: 'binary' }), fc.json());
    const content = fc.record(
      Object.fromEntries(settingNames.map((name) => [definitionOf(name)[0], value])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(content, (stored) => {
        localStorage.clear();
        for (const key in stored) localStorage.setItem(`museum:${key}`, stored[key] ?? '');
        const storage = createStorage(window, 'museum');
        const loaded = storage.load();
        for (const name of settingNames) expect(definitionOf(name)[1]).toContain(loaded[name]);
        for (const name of settingNames) storage.save(name, loaded[name]);
        expect(createStorage(window, 'museum').load()).toEqual(loaded);
      }),
    );
  });

  it('separates namespaces and clears its own only', () => {
    localStorage.setItem('other:audio', 'on');
    const storage = createStorage(window, 'museum');
    storage.save('contrast', true);
    storage.forget();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ 'other:audio': 'on' });
  });

  it('clears the keys of every further tool', () => {
    const definitions = furtherTools.flatMap(({ settings = {} }) => Object.values(settings));
    const keys = [...definitions.map(([key]) => key), 'rate'];
    for (const key of keys) localStorage.setItem(`museum:${key}`, 'on');
    createStorage(window, 'museum').forget();
    expect(keys.length).toBeGreaterThan(7);
    expect(localStorage).toHaveLength(0);
  });

  it('reads visibility as shown, hidden or not chosen', () => {
    const storage = createStorage(window, 'museum');
    expect(storage.shown()).toBeUndefined();
    storage.setShown(true);
    expect(storage.shown()).toBe(true);
    storage.setShown(false);
    expect(storage.shown()).toBe(false);
    Cookies.set('museum-toolbar', 'perhaps');
    expect(storage.shown()).toBeUndefined();
  });

  it.each([
    [
      'http://museum.example',
      undefined,
      /^museum-toolbar=shown; path=\/; sameSite=Lax; expires=[^;]+$/,
    ],
    ['https://museum.example', undefined, /; secure$/],
    ['https://www.museum.example', 'museum.example', /; secure; domain=museum\.example$/],
  ])('writes the cookie at %s with domain %s', (origin, domain, expected) => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      written.push(text);
    });
    const view = { localStorage, location: new URL(origin) } as unknown as Window;
    createStorage(view, 'museum', domain).setShown(true);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(expected);
  });

  it('does not throw without storage, with full storage or without cookies', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
    vi.spyOn(Cookies, 'get').mockImplementation(refuse);
    vi.spyOn(Cookies, 'set').mockImplementation(refuse);
    for (const broken of [
      { localStorage: refusing },
      Object.defineProperty({}, 'localStorage', { get: refuse }),
    ]) {
      const storage = createStorage(broken as Window, 'museum');
      expect(storage.load()).toEqual(defaults);
      storage.save('zoom', 1.2);
      storage.forget();
      storage.setShown(true);
      expect(storage.shown()).toBeUndefined();
    }
  });
});
