export const starNames = [
  'globeDesignStar',
  'browsingExperienceStar',
  'contentQualityStar',
  'comprehensiveStar',
] as const;

export type StarName = (typeof starNames)[number];

/** Selectable numbers of stars. */
export const starCounts = [1, 2, 3, 4, 5] as const;
const maxStars = 5;

/** State of the rating form. */
export interface RatingState {
  stars: Readonly<Record<StarName, number>>;
  /** State of the checkbox 五星. */
  allFive: boolean;
}

/** Initial state: five stars each, box ticked (spec section 9). */
export const initialRating: RatingState = {
  stars: {
    globeDesignStar: maxStars,
    browsingExperienceStar: maxStars,
    contentQualityStar: maxStars,
    comprehensiveStar: maxStars,
  },
  allFive: true,
};

/** Sets one star group; the box is ticked exactly if all are five (spec section 4). */
export function chooseStars({ stars }: RatingState, name: StarName, count: number): RatingState {
  const changed = { ...stars, [name]: count };
  return { stars: changed, allFive: starNames.every((each) => changed[each] === maxStars) };
}

/** Ticking the box sets all to five; unticking it leaves the stars unchanged. */
export function tickAllFive({ stars }: RatingState, ticked: boolean): RatingState {
  return ticked ? initialRating : { stars, allFive: false };
}
