import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersOf } from './group-characters';
import { unicodeRange } from './heading-font-css';
import { readHeadings } from './read-headings';

const folder = new URL('../../app/theme/heading-font/', import.meta.url);
const css = readFileSync(new URL('heading-font.css', folder), 'utf8');
const mostBytes = 60 * 1024;

/** The files of the style sheet, each with its size and the characters that it is fetched for. */
const files = [...css.matchAll(/url\('\.\/([^']+)'\)[^;]*; unicode-range: ([^;]+);/g)].map(
  ([, name = '', range = '']) => ({
    name,
    bytes: statSync(new URL(name, folder)).size,
    characters: new Set(
      range.split(', ').flatMap((each) => {
        const [from = 0, to = from] = each
          .slice(2)
          .split('-')
          .map((hex) => parseInt(hex, 16));
        return Array.from({ length: to - from + 1 }, (_, step) =>
          String.fromCodePoint(from + step),
        );
      }),
    ),
  }),
);
const headings = readHeadings();

const bytesFor = (text: string): number =>
  files
    .filter(({ characters }) => charactersOf(text).some((each) => characters.has(each)))
    .reduce((sum, { bytes }) => sum + bytes, 0);

test('the style sheet names every file that was cut, and the licence lies beside them', () => {
  const cut = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(files.map(({ name }) => name).sort()).toEqual(cut.sort());
  expect(readFileSync(new URL('LICENSE.txt', folder), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('no file is larger than 60 KB', () => {
  for (const { name, bytes } of files) expect(bytes, name).toBeLessThanOrEqual(mostBytes);
});

test('every heading’s characters were cut: npx tsx site/content/type/write-heading-font.ts', () => {
  const all = new Set(files.flatMap(({ characters }) => [...characters]));
  const { frame, parts, titles, others } = headings;
  const missing = [frame, parts, titles, others]
    .flat()
    .filter((heading) => charactersOf(heading).some((each) => !all.has(each)));
  expect(missing).toEqual([]);
});

test('the names of areas and pages are set from the first file alone', () => {
  for (const name of headings.frame) {
    const [first] = files;
    expect(
      charactersOf(name).filter((each) => !first?.characters.has(each)),
      name,
    ).toEqual([]);
  }
});

test('the page of a record fetches 60 KB in most cases, and never much more', () => {
  const bytes = headings.titles.map((title) => bytesFor(`云泽博物馆${title}`));
  expect(bytes.filter((each) => each <= mostBytes).length / bytes.length).toBeGreaterThan(0.75);
  expect(Math.max(...bytes)).toBeLessThan(1.6 * mostBytes);
});

test('characters side by side are written as a range', () => {
  expect(unicodeRange(['三', '一', '丁', '云'])).toBe('U+4E00-4E01, U+4E09, U+4E91');
});
