import { beforeEach, expect, test, vi } from 'vitest';
import { actAndWait, getControl, setUpRendering } from '../testing/render';
import { createShowPart } from '../testing/show-part';
import { Link } from './link';

const render = setUpRendering();
const showPart = createShowPart(render);
const storageKey = 'scroll-places';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});

const show = () => showPart(<Link to="/Collection">on</Link>, { address: '/News' });
const follow = (box: HTMLElement) => actAndWait(() => getControl(box, 'on').click());
const leave = () => window.dispatchEvent(new Event('pagehide'));

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['an object', '{"a":1}'],
  ['pairs of other types', '[["kept",7],["a","b"],[1,2],null,7,["c",null]]'],
])('page opens at the top with %s in its storage', async (_, stored) => {
  sessionStorage.setItem(storageKey, stored);
  const { box } = await show();
  await follow(box);
  expect(window.location.hash).toBe('#/Collection');
  leave();
  const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as [string, number][];
  for (const [key, y] of places) expect([typeof key, typeof y]).toEqual(['string', 'number']);
  expect(places.some(([key]) => key === 'kept')).toBe(stored.includes('kept'));
});

test('page works with blocked storage', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  const { box } = await show();
  await follow(box);
  expect(leave).not.toThrow();
  expect(window.location.hash).toBe('#/Collection');
});

test('page works with full storage', async () => {
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const full = { getItem: () => null, setItem } as unknown as Storage;
  vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full);
  const { box } = await show();
  await follow(box);
  expect(leave).not.toThrow();
  expect(setItem).toHaveBeenCalled();
});

test('positions of the newest fifty pages are stored', async () => {
  const old = Array.from({ length: 80 }, (_, index) => [`old-${index}`, index]);
  sessionStorage.setItem(storageKey, JSON.stringify(old));
  await show();
  leave();
  const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as [string, number][];
  expect(places).toHaveLength(50);
  expect(places.map(([key]) => key)).not.toContain('old-0');
  expect(places.map(([key]) => key)).toContain('old-79');
});
