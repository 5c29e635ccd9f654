import { expect, test } from 'vitest';
import { readExhibit } from '../../api/read/exhibit';
import { treasureOfTheDay } from './treasure-of-the-day';

const picture = { src: '/a.jpg', width: 4, height: 5 };
const objects = ['a', 'b', 'c'].flatMap((id) => {
  const images = id === 'b' ? [] : [picture];
  return readExhibit({ id, images }) ?? [];
});

test('treasure of the day rotates through the objects with a picture', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
  const [first, second, third] = days.map((day) => treasureOfTheDay(objects, day)?.id);
  expect([first, second].sort()).toEqual(['a', 'c']);
  expect(third).toBe(first);
});

test('treasure of the day is undefined without an object with a picture', () => {
  expect(treasureOfTheDay([], '2026-11-21')).toBeUndefined();
  expect(treasureOfTheDay(objects.slice(1, 2), '2026-11-21')).toBeUndefined();
});

test('treasure of the day is no handscroll, which would be a thin strip beside its text', () => {
  const images = [{ ...picture, width: 20 }];
  const scroll = readExhibit({ id: 'scroll', images }) ?? [];
  expect(treasureOfTheDay([scroll].flat(), '2026-11-21')).toBeUndefined();
});
