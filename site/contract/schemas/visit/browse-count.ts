import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import type { CallSchema } from '../common/call-schema';

const Count = Type.Integer({ minimum: 0 });

export const browseCount = {
  summary:
    'How often the site was visited in all and today (Asia/Shanghai): each time a home page or a page of the mirror was served, not counting prefetches and robots that say that they are one.',
  input: Type.Object(siteIdField),
  record: Type.Object({ total: Count, today: Count }),
  example: {},
} satisfies CallSchema;
