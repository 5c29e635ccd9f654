import Cookies from 'js-cookie';
import { afterEach, describe, expect, it } from 'vitest';
import lean from './js-cookie';

const attributes = { path: '/', sameSite: 'Lax', expires: 365 } as const;

afterEach(() => {
  for (const name of ['museum-toolbar', 'my-museum-toolbar', '云泽-toolbar']) Cookies.remove(name);
});

describe('the stand-in for js-cookie', () => {
  it.each(['museum-toolbar', '云泽-toolbar'])(
    'writes %s as js-cookie reads it, and the other way round',
    (name) => {
      lean.set(name, 'shown', attributes);
      expect(Cookies.get(name)).toBe('shown');
      Cookies.set(name, 'hidden', attributes);
      expect(lean.get(name)).toBe('hidden');
    },
  );

  it('finds no cookie whose name only ends alike', () => {
    Cookies.set('my-museum-toolbar', 'shown', attributes);
    expect(lean.get('museum-toolbar')).toBeUndefined();
  });
});
