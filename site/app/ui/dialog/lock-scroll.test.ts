import { afterEach, expect, test, vi } from 'vitest';
import { lockScroll } from './lock-scroll';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('style');
});

const giveWidths = (outer: number, inner: number) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(outer);
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(inner);
};

test('locked page with a scroll bar keeps its width, and gets its styles back', () => {
  giveWidths(1280, 1265);
  root.style.overflow = 'clip';
  const unlock = lockScroll();
  expect(root.style.overflow).toBe('hidden');
  expect(root.style.scrollbarGutter).toBe('stable');
  unlock();
  expect(root.style.overflow).toBe('clip');
  expect(root.style.scrollbarGutter).toBeFalsy();
});

test('locked page without a scroll bar gets no space for one', () => {
  giveWidths(390, 390);
  const unlock = lockScroll();
  expect(root.style.overflow).toBe('hidden');
  expect(root.style.scrollbarGutter).toBeFalsy();
  unlock();
  expect(root.style.overflow).toBe('');
});

test('dialog over a dialog unlocks the page when the last one closes', () => {
  giveWidths(390, 390);
  const [unlockOuter, unlockInner] = [lockScroll(), lockScroll()];
  unlockInner();
  expect(root.style.overflow).toBe('hidden');
  unlockOuter();
  expect(root.style.overflow).toBe('');
});
