import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../..');
/** Files that export the messages of a page or feature as `{ zh, en }`. */
const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|[\\/])([\w-]+-)?messages\.ts$/.test(name))
  .filter((name) =>
    /export const \w+[^=]*= \{(\s*zh|\s*zh, en)/.test(readFileSync(join(app, name), 'utf8')),
  );

type Entry = readonly [path: string, value: unknown];

/** The leaves of an object of messages, with their paths. */
function leaves(value: unknown, path = ''): Entry[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`));
}

/** The text of a message; those of several values are called with numbers and with words. */
function texts(message: unknown): string[] {
  if (typeof message !== 'function') return [String(message)];
  const call = message as (...values: unknown[]) => unknown;
  return [
    [1, 1, 'x'],
    [7, 9, 'x'],
    ['x', 'x', 'x'],
  ].map((values) => String(call(...values)));
}

test('messages are found in many folders', () => {
  expect(files.length).toBeGreaterThan(25);
});

test.each(files)('%s has the same messages in both languages, each in its own', async (name) => {
  const module = (await import(/* @vite-ignore */ join(app, name))) as Record<string, unknown>;
  const pairs = Object.values(module).filter(
    (each): each is { zh: unknown; en: unknown } =>
      typeof each === 'object' && each !== null && 'zh' in each && 'en' in each,
  );
  expect(pairs.length).toBeGreaterThan(0);
  for (const { zh, en } of pairs) {
    const kinds = (messages: unknown) =>
      leaves(messages).map(([path, message]) => `${path}: ${typeof message}`);
    expect(kinds(en)).toEqual(kinds(zh));
    for (const [path, message] of leaves(en)) {
      for (const text of texts(message))
        expect(text, path).not.toMatch(/\p{Script=Han}|undefined/u);
    }
    for (const [path, message] of leaves(zh)) {
      for (const text of texts(message)) {
        expect(text, path).toMatch(/\S/);
        // Punctuation between Chinese characters is Chinese.
        expect(text, path).not.toMatch(/\p{Script=Han}[,;!?]\p{Script=Han}|undefined/u);
      }
    }
  }
});
