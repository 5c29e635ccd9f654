import { Type } from 'typebox';
import { siteIdField } from './common/fields';
import type { CallSchemas } from './common/call-schema';

const Count = Type.Integer({ minimum: 0 });

export const visitSchemas = {
  browseCount: {
    summary:
      'How often the site was visited in all and today (Asia/Shanghai): each time a home page or a page of the mirror was served, not counting prefetches and robots that say that they are one.',
    input: Type.Object(siteIdField),
    record: Type.Object({ total: Count, today: Count }),
    example: {},
  },
} satisfies CallSchemas;
