import { expect, test } from 'vitest';
import { leavesOf } from './book-leaves';

const textOf = (passages: string[]) => leavesOf('论语', passages).map(({ facts }) => facts?.text);

test('short passages share a leaf, a long one fills its own, and none is cut', () => {
  const long = '长'.repeat(200);
  expect(textOf(['一', '二', long, '三'])).toEqual([`一\n二\n${long}`, '三']);
  expect(textOf([long, long])).toEqual([long, long]);
});

test('a book without passages has no leaf', () => {
  expect(textOf([])).toEqual([]);
});

test('each leaf has an id and a title in both languages, and the book on its fold', () => {
  expect(leavesOf('论语', ['学而时习之'])).toEqual([
    {
      kind: 'leaf',
      id: 'leaf-1',
      title_zh: '节选 1',
      title_en: 'Extract 1',
      facts: { text: '学而时习之', fold: '论语' },
    },
  ]);
});
