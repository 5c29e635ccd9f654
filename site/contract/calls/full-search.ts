import { Type } from 'typebox';
import { CategoryCode, siteIdField } from '../entities/common';
import { SearchFacets, SearchHit, SearchKind } from '../entities/search-hit';
import { pagingFields, type CallSchema } from './call-schema';

export const fullSearch = {
  summary:
    'A page of everything on the site that matches a keyword, best first, with counts by kind, period and area.',
  input: Type.Object({
    ...siteIdField,
    ...pagingFields,
    /**
     * 1–200 characters after blanks around it are cut. Chinese in either script, full pinyin or its
     * beginning, initials, English in any form; a typo is forgiven where little else is found.
     */
    keyword: Type.String({ minLength: 1, maxLength: 1_000 }),
    /** Empty narrows nothing. */
    kind: Type.Optional(Type.Union([SearchKind, Type.Literal('')])),
    /** A value of the dictionary `period`; empty narrows nothing. */
    period: Type.Optional(Type.String({ maxLength: 200 })),
    /** The code of the category at the top of the menu; empty narrows nothing. */
    area: Type.Optional(Type.Union([CategoryCode, Type.Literal('')])),
  }),
  record: SearchHit,
  more: {
    facets: SearchFacets,
    /** The word that was found instead of a mistyped one: `bronze` for `brnze`. */
    meant: Type.Optional(Type.String()),
  },
  example: { siteId: '1', keyword: '青铜鼎', kind: 'object', pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
