import { expect, test } from 'vitest';
import { createShowPart } from '../../../app/testing/show-part';
import { setUpRendering } from '../../../app/testing/render';
import { RatingMeans } from './rating-means';

const show = createShowPart(setUpRendering());

const meansOf = (star: number) => ({
  comprehensiveStar: star,
  globeDesignStar: star,
  browsingExperienceStar: star,
  contentQualityStar: star,
});

test('means of ratings have two decimals', async () => {
  const { box } = await show(<RatingMeans means={meansOf(4.5)} />);
  expect([...box.querySelectorAll('dd')].map((value) => value.textContent)).toEqual(
    Array.from({ length: 4 }, () => '4.50'),
  );
});

test('inbox without ratings has no means', async () => {
  const { box } = await show(<RatingMeans means={meansOf(0)} />);
  expect(box.querySelector('dl')).toBeNull();
});
