import { expect, test } from 'vitest';
import { createProgress } from './progress';

/** Output of a count to ten with one step every `pace` milliseconds. */
function show(pace: number, isTTY: boolean): string[] {
  const shown: string[] = [];
  let time = 0;
  const stream = { isTTY, write: (text: string) => shown.push(text) };
  const { count } = createProgress(stream, () => time);
  for (let done = 1; done <= 10; done += 1) {
    count('Pictures', done, 10);
    time += pace;
  }
  return shown;
}

test('progress shorter than a second prints nothing', () => {
  expect(show(50, true)).toEqual([]);
  expect(show(50, false)).toEqual([]);
});

test('progress on a terminal rewrites one line and ends it', () => {
  const shown = show(500, true);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.every((text) => text.startsWith('\rPictures '))).toBe(true);
  expect(shown.at(-1)).toBe('\rPictures 10/10\n');
});

test('progress in a log prints a line every few seconds and the last count', () => {
  const shown = show(1_000, false);
  expect(shown.length).toBeLessThan(6);
  expect(shown.at(-1)).toBe('Pictures 10/10\n');
});

test('step is printed immediately', () => {
  const shown: string[] = [];
  createProgress({ write: (text) => shown.push(text) }).step('Creating');
  expect(shown).toEqual(['Creating…\n']);
});
