import { Type } from 'typebox';
import { CategoryCode, siteIdField } from '../common/fields';
import { SearchFacets, SearchHit, SearchKind } from './search-hit';
import { pagingFields, type CallSchema } from '../common/call-schema';

export const fullSearch = {
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
} satisfies CallSchema;
