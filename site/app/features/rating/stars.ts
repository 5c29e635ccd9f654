export const starNames = [
  'globeDesignStar',
  'browsingExperienceStar',
  'contentQualityStar',
  'comprehensiveStar',
] as const;

export type StarName = (typeof starNames)[number];

/** What can be given for each thing. */
export const starCounts = [1, 2, 3, 4, 5] as const;
const most = 5;

/** What the visitor has chosen so far. */
export interface RatingChoice {
  stars: Readonly<Record<StarName, number>>;
  /** The box 五星. */
  allFive: boolean;
}

/** Spec section 9: five stars each, and the box ticked. */
export const firstChoice: RatingChoice = {
  stars: {
    globeDesignStar: most,
    browsingExperienceStar: most,
    contentQualityStar: most,
    comprehensiveStar: most,
  },
  allFive: true,
};

/** Changing any star unticks the box unless all are five (spec section 4). */
export function chooseStars({ stars }: RatingChoice, name: StarName, count: number): RatingChoice {
  const changed = { ...stars, [name]: count };
  return { stars: changed, allFive: starNames.every((each) => changed[each] === most) };
}

/** Ticking the box sets all to five; unticking it leaves them. */
export function tickAllFive({ stars }: RatingChoice, ticked: boolean): RatingChoice {
  return ticked ? firstChoice : { stars, allFive: false };
}
