import { expect, test } from 'vitest';
import { groupIntoLeaves } from './book-pages';

const leafTexts = (passages: string[]) =>
  groupIntoLeaves('论语', passages).map(({ facts }) => facts?.text);

test('passages of a book are grouped into leaves by length, without splitting a passage', () => {
  const long = '长'.repeat(200);
  expect(leafTexts(['一', '二', long, '三'])).toEqual([`一\n二\n${long}`, '三']);
  expect(leafTexts([long, long])).toEqual([long, long]);
});

test('a book without passages has no leaves', () => {
  expect(leafTexts([])).toEqual([]);
});

test('each leaf of a book has an id, a title in both languages and the book’s title as fold', () => {
  expect(groupIntoLeaves('论语', ['学而时习之'])).toEqual([
    {
      kind: 'leaf',
      id: 'leaf-1',
      title_zh: '节选 1',
      title_en: 'Extract 1',
      facts: { text: '学而时习之', fold: '论语' },
    },
  ]);
});
