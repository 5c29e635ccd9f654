import { expect, test } from 'vitest';
import { chooseStars, firstChoice, starNames, tickAllFive } from './stars';

test('at first everything has five stars and the box is ticked', () => {
  expect(Object.values(firstChoice.stars)).toEqual([5, 5, 5, 5]);
  expect(firstChoice.allFive).toBe(true);
});

test.each(starNames)('a change of %s unticks the box and touches nothing else', (name) => {
  const changed = chooseStars(firstChoice, name, 3);
  expect(changed.allFive).toBe(false);
  expect(changed.stars).toEqual({ ...firstChoice.stars, [name]: 3 });
});

test('the box comes back when the last star is five again, not before', () => {
  const one = chooseStars(firstChoice, 'globeDesignStar', 1);
  const two = chooseStars(one, 'contentQualityStar', 4);
  expect(chooseStars(two, 'globeDesignStar', 5).allFive).toBe(false);
  expect(chooseStars(one, 'globeDesignStar', 5)).toEqual(firstChoice);
});

test('ticking the box gives five stars to all', () => {
  const low = starNames.reduce((choice, name) => chooseStars(choice, name, 1), firstChoice);
  expect(tickAllFive(low, true)).toEqual(firstChoice);
});

test('unticking the box leaves the stars as they are', () => {
  expect(tickAllFive(firstChoice, false)).toEqual({ ...firstChoice, allFive: false });
});
