import { Type, type Static } from 'typebox';
import { CategoryCode, Id, siteIdField } from './common/fields';
import { pagingFields, type CallSchemas } from './common/call-schema';

/** Kind of a hit; `article` is any entry of a category that is none of the others. */
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
  /** `ExcellentCollection` for objects, the code of the list for exhibitions, `Activities` for activities. */
  categoryCode: CategoryCode,
  title: Type.String(),
  /** The title as HTML with the same `<mark>` elements as `snippet`. */
  titleMarked: Type.Optional(Type.String()),
  /**
   * About 120 characters around the best match. HTML: `<mark>` without attributes around each match, matches
   * by pinyin or with a typo included; all other text is escaped.
   */
  snippet: Type.String(),
  /** Hash route in the app. */
  route: Type.String(),
  /** URL; empty without a picture. */
  thumbImg: Type.String(),
});
export type SearchHit = Static<typeof SearchHit>;

/** A facet value with its number of hits. */
export const FacetValue = Type.Object({
  value: Type.String(),
  label: Type.String(),
  count: Type.Integer({ minimum: 1 }),
});

/**
 * Number of hits for each facet value, largest first. The counts of a facet apply the filters of the other
 * facets but not its own, so that they show the result of every alternative choice.
 */
export const SearchFacets = Type.Object({
  /** The values of `kind`. */
  kind: Type.Array(FacetValue),
  /** Values of the dictionary `period`; hits without a period are not counted. */
  period: Type.Array(FacetValue),
  /** Codes of the top-level categories that contain the hits. */
  area: Type.Array(FacetValue),
});
export type SearchFacets = Static<typeof SearchFacets>;

/** A record or a page of the site whose title matches what a visitor types. */
export const SearchSuggestion = Type.Object({
  kind: Type.Union([SearchKind, Type.Literal('page')]),
  title: Type.String(),
  /** The title as HTML with `<mark>` elements without attributes around each match; all other text is escaped. */
  titleMarked: Type.String(),
  /** Hash route in the app. */
  route: Type.String(),
});
export type SearchSuggestion = Static<typeof SearchSuggestion>;

export const searchSchemas = {
  fullSearch: {
    summary:
      'A page of everything on the site that matches a keyword, best first, with counts by kind, period and area.',
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      /**
       * 1–200 characters after trimming. Simplified or traditional Chinese, full pinyin or its prefix, initials,
       * English in any inflection; a typo is corrected where there are few other hits.
       */
      keyword: Type.String({ minLength: 1, maxLength: 1_000 }),
      /** Empty: all kinds. */
      kind: Type.Optional(Type.Union([SearchKind, Type.Literal('')])),
      /** A value of the dictionary `period`; empty: all. */
      period: Type.Optional(Type.String({ maxLength: 200 })),
      /** Code of a top-level category; empty: all. */
      area: Type.Optional(Type.Union([CategoryCode, Type.Literal('')])),
    }),
    record: SearchHit,
    more: {
      facets: SearchFacets,
      /** Corrected keyword that was searched instead of a mistyped one: `bronze` for `brnze`. */
      meant: Type.Optional(Type.String()),
    },
    example: { siteId: '1', keyword: '青铜鼎', kind: 'object', pageNum: 1, pageSize: 10 },
  },

  searchSuggest: {
    summary:
      'At most eight records and pages whose titles match the beginning of a keyword in Chinese, pinyin or English.',
    input: Type.Object({
      ...siteIdField,
      /** 1–200 characters after trimming. */
      keyword: Type.String({ minLength: 1, maxLength: 1_000 }),
      /** Empty: records of all kinds, and pages. */
      kind: Type.Optional(Type.Union([SearchKind, Type.Literal('')])),
    }),
    record: SearchSuggestion,
    example: { siteId: '1', keyword: 'qingt' },
  },
} satisfies CallSchemas;
