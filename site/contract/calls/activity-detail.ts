import { Type } from 'typebox';
import { ActivityDetail } from '../entities/activity';
import { Id, siteIdField } from '../entities/common';
import type { CallSchema } from './call-schema';

export const activityDetail = {
  summary: 'One activity at one of its times; the id of a weekly one alone gives its next time.',
  input: Type.Object({ ...siteIdField, id: Id }),
  record: ActivityDetail,
  example: { siteId: '1', id: 'ink-rubbing' },
} satisfies CallSchema;
