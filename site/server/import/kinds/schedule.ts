import { Type, type Static, type TObject } from 'typebox';
import { parseDateTime } from '../../../contract/shared/museum-time';
import type { Schedule } from '../records/schedule';
import { DateTime, Flag } from './fields';

/** Fields of every record: when it is shown. */
export const scheduleFields = {
  published_at: Type.Optional(DateTime),
  unpublished_at: Type.Optional(DateTime),
  withdrawn: Flag,
};

export type Scheduled = Static<TObject<typeof scheduleFields>>;

/** The schedule of a valid record; reports moments that do not exist and an end that is not after its begin. */
export function parseSchedule(
  record: Scheduled,
  report: (field: string, reason: string) => void,
): Schedule {
  const parse = (field: 'published_at' | 'unpublished_at') => {
    const text = record[field];
    const moment = text === undefined ? null : (parseDateTime(text) ?? null);
    if (text !== undefined && !moment) report(field, 'must have the format date-time');
    return moment;
  };
  const publishedAt = parse('published_at');
  const unpublishedAt = parse('unpublished_at');
  if (publishedAt && unpublishedAt && unpublishedAt <= publishedAt) {
    report('unpublished_at', 'is not after published_at');
  }
  return { publishedAt, unpublishedAt, isWithdrawn: record.withdrawn ?? false };
}
