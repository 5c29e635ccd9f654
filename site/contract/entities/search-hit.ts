import { Type, type Static } from 'typebox';
import { CategoryCode, Id } from './common';

/** What a hit is: an object of the collection, an exhibition, an activity, a product of the shop, or any other entry of a category. */
export const SearchKind = Type.Union([
  Type.Literal('object'),
  Type.Literal('exhibition'),
  Type.Literal('activity'),
  Type.Literal('product'),
  Type.Literal('article'),
]);
export type SearchKind = Static<typeof SearchKind>;

export const SearchHit = Type.Object({
  id: Id,
  kind: SearchKind,
  /** An object's is `ExcellentCollection`, an exhibition's that of its list, an activity's `Activities`. */
  categoryCode: CategoryCode,
  title: Type.String(),
  /** The title as HTML, marked as `snippet` is. */
  titleMarked: Type.Optional(Type.String()),
  /**
   * About 120 characters around the best match. HTML whose only tag is `<mark>`, without attributes,
   * around what matched, also by its sound or in spite of a typo; all other text is escaped.
   */
  snippet: Type.String(),
  /** Where the app shows it: a path below `#`. */
  route: Type.String(),
  /** Empty where there is no picture. */
  thumbImg: Type.String(),
});
export type SearchHit = Static<typeof SearchHit>;

/** One value of a facet and how many hits have it. */
export const FacetValue = Type.Object({
  value: Type.String(),
  label: Type.String(),
  count: Type.Integer({ minimum: 1 }),
});

/**
 * How many hits each value would leave, most first. A facet heeds the other facets' choices, not
 * its own, so that a visitor can see what another choice would give.
 */
export const SearchFacets = Type.Object({
  /** The values of `kind`. */
  kind: Type.Array(FacetValue),
  /** Values of the dictionary `period`; hits without one are not counted. */
  period: Type.Array(FacetValue),
  /** Codes of the categories at the top of the menu below which the hits stand. */
  area: Type.Array(FacetValue),
});
export type SearchFacets = Static<typeof SearchFacets>;
