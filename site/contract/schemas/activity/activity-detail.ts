import { Type } from 'typebox';
import { ActivityDetail } from './activity';
import { Id, siteIdField } from '../common/fields';
import type { CallSchema } from '../common/call-schema';

export const activityDetail = {
  summary: 'One activity at one of its times; the id of a weekly one alone gives its next time.',
  input: Type.Object({ ...siteIdField, id: Id }),
  record: ActivityDetail,
  example: { siteId: '1', id: 'ink-rubbing' },
} satisfies CallSchema;
