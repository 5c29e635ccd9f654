import { expect, test } from 'vitest';
import { createProgress } from './progress';

/** Counts ten things, one every `pace` milliseconds, and gives what was shown. */
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

test('what takes less than a second is not counted aloud', () => {
  expect(show(50, true)).toEqual([]);
  expect(show(50, false)).toEqual([]);
});

test('a terminal sees one line that changes and ends', () => {
  const shown = show(500, true);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.every((text) => text.startsWith('\rPictures '))).toBe(true);
  expect(shown.at(-1)).toBe('\rPictures 10/10\n');
});

test('a log sees a line every few seconds, and the last one', () => {
  const shown = show(1_000, false);
  expect(shown.length).toBeLessThan(6);
  expect(shown.at(-1)).toBe('Pictures 10/10\n');
});

test('a step is said at once', () => {
  const shown: string[] = [];
  createProgress({ write: (text) => shown.push(text) }).step('Creating');
  expect(shown).toEqual(['Creating…\n']);
});
