import { Type, type Static } from 'typebox';
import { ActivityKind, type WeeklyRule } from '../../../contract/schemas/activity';
import { textFormats } from '../../../contract/shared/form-rule';
import { parseDateTime, weekdays } from '../../../contract/shared/museum-time';
import type { ActivityDraft } from '../records/drafts';
import { localized } from '../records/localized';
import type { RecordContext } from './record-parser';
import { DateTime, Day, DescribedImage, Id, OptionalText, articleFields } from './fields';
import { defineRecordForm } from './kind';

const Time = Type.String({ pattern: textFormats.time });

const ActivityRecord = Type.Object({
  id: Id,
  kind: ActivityKind,
  ...articleFields,
  place_zh: OptionalText,
  place_en: OptionalText,
  images: Type.Array(DescribedImage),
  capacity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  start_at: Type.Optional(DateTime),
  end_at: Type.Optional(DateTime),
  weekly: Type.Optional(
    Type.Object({
      weekday: Type.Union(weekdays.map((weekday) => Type.Literal(weekday))),
      start: Time,
      end: Time,
      from: Type.Optional(Day),
      until: Type.Optional(Day),
      except: Type.Optional(Type.Array(Day)),
    }),
  ),
});
type ActivityRecord = Static<typeof ActivityRecord>;

export const activity = defineRecordForm({
  name: 'activity',
  kind: 'activity',
  files: ['activities.json'],
  property: 'activities',
  schema: ActivityRecord,
  add: (record, context) => {
    const { at, pack, richText, images, report } = context;
    const title = localized(record.title_zh, record.title_en);
    // Ids of the occurrences of a weekly activity end in this way.
    if (/\.\d{8}$/.test(record.id)) report('id', 'must not end with a dot and eight digits');
    const time = parseTime(record, context);
    if (!time) return;
    pack.activities.push({
      at,
      id: record.id,
      kind: record.kind,
      title,
      summary: localized(record.summary_zh, record.summary_en),
      content: richText('content', record.content_zh, record.content_en),
      place: localized(record.place_zh, record.place_en),
      images: images('images', record.images, title),
      capacity: record.capacity,
      time,
    });
  },
});

function parseTime(
  record: ActivityRecord,
  { report }: RecordContext,
): ActivityDraft['time'] | undefined {
  const { start_at: start, end_at: end, weekly } = record;
  if (weekly) {
    if (start !== undefined || end !== undefined) {
      report('weekly', 'cannot be combined with start_at and end_at');
    }
    return parseWeekly(weekly, report);
  }
  const startAt = parseMoment('start_at', start, report);
  const endAt = parseMoment('end_at', end, report);
  if (!startAt || !endAt) return undefined;
  if (endAt <= startAt) report('end_at', 'is not after start_at');
  return { startAt, endAt };
}

function parseMoment(field: string, text: string | undefined, report: RecordContext['report']) {
  if (text === undefined) {
    report(field, 'is missing, and there is no weekly');
    return undefined;
  }
  const moment = parseDateTime(text);
  if (!moment) report(field, 'must have the format date-time');
  return moment;
}

function parseWeekly(weekly: WeeklyRule, report: RecordContext['report']) {
  const { start, end, from, until } = weekly;
  if (end <= start) report('weekly.end', 'is not after start');
  if (from && until && until < from) report('weekly.until', 'is before from');
  return { weekly };
}
