import { expect, test } from 'vitest';
import type { EntryPart } from '../../../../contract/schemas/content';
import { makeEntry } from '../../../testing/records';
import { namedObjects, neighboursOf, relatedEntries } from './related-entries';

const tag = (tagId: string) => ({ tagId, tagName: tagId });
const entries = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
  makeEntry({ id, tags: id === 'f' ? [tag('jade')] : [] }),
);
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('objects that a text links to are listed once each, at most four', () => {
  const link = (id: string) => `<a href="#/Collection/ExcellentCollection/${id}">x</a>`;
  const content = ['gu', 'jue', 'gu'].map(link).join('');
  expect(namedObjects({ content })).toEqual(['gu', 'jue']);
  expect(namedObjects({ content: ['1', '2', '3', '4', '5'].map(link).join('') })).toHaveLength(4);
  expect(namedObjects({ content: '<a href="#/Collection/Treasure">x</a>' })).toEqual([]);
});

test('objects that the parts of a record show follow those of its text', () => {
  const step = (id: string, object?: string): EntryPart => ({
    kind: 'step',
    id,
    title: id,
    content: '',
    images: [],
    facts: {},
    ...(object && { object }),
  });
  const parts = [step('1', 'ding'), step('2'), step('3', 'gu')];
  const content = '<a href="#/Collection/ExcellentCollection/gu">x</a>';
  expect(namedObjects({ content, parts })).toEqual(['gu', 'ding']);
});

test('neighbours of an entry are the newer and the older one; an entry that is not listed has none', () => {
  expect(neighboursOf('b', entries)).toEqual({ newer: entries[0], older: entries[2] });
  expect(neighboursOf('a', entries).newer).toBeUndefined();
  expect(neighboursOf('x', entries)).toEqual({ newer: undefined, older: undefined });
});

test('related entries are those with a common tag, then the newest, without the neighbours', () => {
  expect(ids(relatedEntries({ id: 'b', tags: [tag('jade')] }, entries))).toEqual(['f', 'd', 'e']);
});
