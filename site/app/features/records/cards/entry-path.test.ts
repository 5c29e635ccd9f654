import { expect, test } from 'vitest';
import { readContentEntry } from '../../../api/read/content';
import { entryPath } from './entry-path';

function entry(categoryCode: string) {
  const read = readContentEntry({ id: 'a b', categoryCode });
  if (!read) throw new Error('not an entry');
  return read;
}

test('the path of an entry is in its own category', () => {
  expect(entryPath(entry('ActNews'), 'News')).toBe('/News/ActNews/a%20b');
});

test('the path of an entry is in the given list if its category has no detail route', () => {
  expect(entryPath(entry('Unknown'), 'Notice')).toBe('/News/Notice/a%20b');
  expect(entryPath(entry('Unknown'), 'Nowhere')).toBeUndefined();
});
