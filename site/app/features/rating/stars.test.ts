import { expect, test } from 'vitest';
import { chooseStars, firstChoice, starNames, tickAllFive } from './stars';

test('the initial rating is five stars each with the box ticked', () => {
  expect(Object.values(firstChoice.stars)).toEqual([5, 5, 5, 5]);
  expect(firstChoice.allFive).toBe(true);
});

test.each(starNames)('changing %s unticks the box and leaves the other stars unchanged', (name) => {
  const changed = chooseStars(firstChoice, name, 3);
  expect(changed.allFive).toBe(false);
  expect(changed.stars).toEqual({ ...firstChoice.stars, [name]: 3 });
});

test('the box is ticked again once all stars are five', () => {
  const one = chooseStars(firstChoice, 'globeDesignStar', 1);
  const two = chooseStars(one, 'contentQualityStar', 4);
  expect(chooseStars(two, 'globeDesignStar', 5).allFive).toBe(false);
  expect(chooseStars(one, 'globeDesignStar', 5)).toEqual(firstChoice);
});

test('ticking the box sets all to five stars', () => {
  const low = starNames.reduce((choice, name) => chooseStars(choice, name, 1), firstChoice);
  expect(tickAllFive(low, true)).toEqual(firstChoice);
});

test('unticking the box leaves the stars unchanged', () => {
  expect(tickAllFive(firstChoice, false)).toEqual({ ...firstChoice, allFive: false });
});
