import { expect, test } from 'vitest';
import { chooseStars, initialRating, starNames, tickAllFive } from './stars';

test('the initial rating is five stars each with the box ticked', () => {
  expect(Object.values(initialRating.stars)).toEqual([5, 5, 5, 5]);
  expect(initialRating.allFive).toBe(true);
});

test.each(starNames)('changing %s unticks the box and leaves the other stars unchanged', (name) => {
  const changed = chooseStars(initialRating, name, 3);
  expect(changed.allFive).toBe(false);
  expect(changed.stars).toEqual({ ...initialRating.stars, [name]: 3 });
});

test('the box is ticked again once all stars are five', () => {
  const one = chooseStars(initialRating, 'globeDesignStar', 1);
  const two = chooseStars(one, 'contentQualityStar', 4);
  expect(chooseStars(two, 'globeDesignStar', 5).allFive).toBe(false);
  expect(chooseStars(one, 'globeDesignStar', 5)).toEqual(initialRating);
});

test('ticking the box sets all to five stars', () => {
  const low = starNames.reduce((choice, name) => chooseStars(choice, name, 1), initialRating);
  expect(tickAllFive(low, true)).toEqual(initialRating);
});

test('unticking the box leaves the stars unchanged', () => {
  expect(tickAllFive(initialRating, false)).toEqual({ ...initialRating, allFive: false });
});
