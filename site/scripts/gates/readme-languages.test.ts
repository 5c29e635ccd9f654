import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '../../server/process/settings';
import { root } from '../lib/paths.mjs';

const read = (file: string): string => readFileSync(root + file, 'utf8');

/** The text below a heading of the second level. */
function sectionOf(text: string, heading: string): string {
  const section = text.split(/^## /m).find((part) => part.startsWith(heading));
  if (section === undefined) throw new Error(`no heading ${heading}`);
  return section;
}

/** The first code of each row of the tables, without what is translated: the arguments after ` -- `. */
const rowNames = (text: string): string[] =>
  [...text.matchAll(/^\| `([^`]+?)(?: -- [^`]*)?`/gm)].map(([, name = '']) => name);

test('tables of the README name the same addresses, commands and settings in Chinese and English', () => {
  const text = read('README.md');
  const names = rowNames(sectionOf(text, '中文'));
  expect(names).toEqual(rowNames(sectionOf(text, 'English')));
  expect(names.length).toBeGreaterThan(40);
});

test('README describes every setting of the service', () => {
  // The kinds of personal data stand in the row of all: `_REPORTS`.
  const names = settingNames.map((name) => name.replace(/^RETENTION_DAYS_(?!BOOKINGS)/, '_'));
  const text = read('README.md');
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
