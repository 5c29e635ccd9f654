import { expect, test } from 'vitest';
import { readers } from '../../api/read';
import { entryPath } from './entry-path';

function entry(categoryCode: string) {
  const read = readers.contentPage({ id: 'a b', categoryCode });
  if (!read) throw new Error('not an entry');
  return read;
}

test('an entry is shown under its own category', () => {
  expect(entryPath(entry('ActNews'), 'News')).toBe('/News/ActNews/a%20b');
});

test('an entry whose category has no page is shown under the list', () => {
  expect(entryPath(entry('Unknown'), 'Notice')).toBe('/News/Notice/a%20b');
  expect(entryPath(entry('Unknown'), 'Nowhere')).toBeUndefined();
});
