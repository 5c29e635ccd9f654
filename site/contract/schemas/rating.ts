import { Type } from 'typebox';
import { Id, siteIdField } from './common/fields';
import type { CallSchemas } from './common/call-schema';

const stars = Type.Optional(Type.Integer({ minimum: 1, maximum: 5, default: 5 }));

export const ratingSchemas = {
  ratingCreate: {
    summary:
      'Rates the site. A member earns points by it (R002), once a page and day; visitors may rate too.',
    input: Type.Object({
      ...siteIdField,
      globeDesignStar: stars,
      browsingExperienceStar: stars,
      contentQualityStar: stars,
      comprehensiveStar: stars,
      type: Type.Optional(Type.Literal(1, { default: 1 })),
      /** Route of the rated page; all missing or unknown values count as one page. */
      page: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    record: Type.Object({ id: Id }),
    example: {
      globeDesignStar: 5,
      browsingExperienceStar: 4,
      contentQualityStar: 5,
      comprehensiveStar: 5,
      type: 1,
      page: 'ExcellentCollection',
    },
  },
} satisfies CallSchemas;
