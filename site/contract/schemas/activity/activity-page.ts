import { Type } from 'typebox';
import { Activity, ActivityKind } from './activity';
import { DateTime, Day, siteIdField } from '../common/fields';
import { pagingFields, type CallSchema } from '../common/call-schema';

/** A day in the museum’s time zone, or a date and time. */
const Bound = Type.Optional(Type.Union([Day, DateTime]));

export const activityPage = {
  summary:
    'A page of activities by the time at which they begin: from now on, unless `from` says otherwise. ' +
    'The day of `to` belongs to it. Weekly ones are told eight weeks ahead.',
  input: Type.Object({
    ...siteIdField,
    ...pagingFields,
    from: Bound,
    to: Bound,
    kind: Type.Optional(ActivityKind),
  }),
  record: Activity,
  example: { siteId: '1', kind: 'workshop', pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
