import { expect, test } from 'vitest';
import type { ContentEntry } from '../../../contract/schemas/content';
import { groupByTag } from './group-by-tag';

const entry = (id: string, ...tags: string[]): ContentEntry => ({
  ...{ id, categoryCode: 'FriendLink', title: id, summary: '', thumbImg: '', images: [] },
  ...{ publishedAt: '2026-01-01T00:00:00+08:00', linkUrl: '' },
  tags: tags.map((tagId) => ({ tagId, tagName: tagId })),
});

test('links are grouped by their first tag in input order, those without a tag last', () => {
  const groups = groupByTag([entry('a', 'x'), entry('b'), entry('c', 'y', 'x'), entry('d', 'x')]);
  expect(groups.map(({ tag, entries }) => [tag?.tagId, entries.map(({ id }) => id)])).toEqual([
    ['x', ['a', 'd']],
    ['y', ['c']],
    [undefined, ['b']],
  ]);
});
