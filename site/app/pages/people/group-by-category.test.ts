import { expect, test } from 'vitest';
import { readContentEntry } from '../../api/read/content';
import { groupByCategory } from './group-by-category';

const person = (id: string, categoryCode: string) => {
  const entry = readContentEntry({ id, categoryCode });
  if (!entry) throw new Error(`${id} cannot be read`);
  return entry;
};

test('people are grouped by category in the order of the menu', () => {
  const people = [person('a', 'Young'), person('b', 'Earlier'), person('c', 'Young')];
  const groups = groupByCategory(people, ['Earlier', 'AtWork', 'Young']);
  expect(groups.map(({ code, people: of }) => [code, of.map(({ id }) => id)])).toEqual([
    ['Earlier', ['b']],
    ['Young', ['a', 'c']],
  ]);
});

test('people of a category outside the menu keep their group', () => {
  expect(groupByCategory([person('a', 'Other')], ['Young']).map(({ code }) => code)).toEqual([
    'Other',
  ]);
});
