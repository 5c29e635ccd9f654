import { Type, type Static } from 'typebox';
import type { Weekday } from '../shared/museum-time';
import { DateTime, Id, Image, Day, siteIdField } from './common/fields';
import { pagingFields, type CallSchemas } from './common/call-schema';
import { bookingLimits, formRules } from '../shared/form-rules';
import { BookingReceipt, PlacesLeft } from './booking';
import { formInput } from './common/form-input';
import { optionalConsent } from './common/optional-consent';

export const ActivityKind = Type.Union([
  Type.Literal('lecture'),
  Type.Literal('workshop'),
  Type.Literal('guided-tour'),
  Type.Literal('family'),
  Type.Literal('concert'),
  Type.Literal('film'),
]);
export type ActivityKind = Static<typeof ActivityKind>;

/** A weekly schedule; days and times are in the museum’s time zone (Asia/Shanghai). */
export interface WeeklyRule {
  weekday: Weekday;
  /** `14:00` */
  start: string;
  end: string;
  /** First and last possible day, `2026-11-21`; unlimited where left out. */
  from?: string | undefined;
  until?: string | undefined;
  /** Days that are skipped. */
  except?: string[] | undefined;
}

const summaryFields = {
  /** Id of one occurrence: the activity’s id; for a weekly activity followed by a dot and the day `yyyymmdd`. */
  id: Id,
  /** Id of the activity in its content pack. */
  activityId: Id,
  title: Type.String(),
  kind: ActivityKind,
  summary: Type.String(),
  thumbImg: Type.String(),
  images: Type.Array(Image),
  startAt: DateTime,
  endAt: DateTime,
  place: Type.String(),
  /** All places, and those still free; both language versions of the site share them. */
  capacity: Type.Integer({ minimum: 1 }),
  left: Type.Integer({ minimum: 0 }),
  isWeekly: Type.Boolean(),
};

export const Activity = Type.Object(summaryFields);
export type Activity = Static<typeof Activity>;

/** `content` is rich text: HTML of the importer's allow-list. */
export const ActivityDetail = Type.Object({ ...summaryFields, content: Type.String() });
export type ActivityDetail = Static<typeof ActivityDetail>;

/** A day in the museum’s time zone, or a date and time. */
const Bound = Type.Optional(Type.Union([Day, DateTime]));

const { bookings, people } = bookingLimits;

export const activitySchemas = {
  activityPage: {
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
  },

  activityDetail: {
    summary: 'One activity at one of its times; the id of a weekly one alone gives its next time.',
    input: Type.Object({ ...siteIdField, id: Id }),
    record: ActivityDetail,
    example: { siteId: '1', id: 'ink-rubbing' },
  },

  activityBook: {
    summary:
      'Books places at an activity. 409 when it is full or has begun, or when that phone may not book it: ' +
      `a phone books a time once and holds at most ${bookings} bookings to come, for ${people} people in all. ` +
      'A member’s token is heeded; none is needed.',
    form: optionalConsent(formRules.activityBook),
    input: formInput(optionalConsent(formRules.activityBook)),
    record: BookingReceipt,
    example: {
      activityId: 'ink-rubbing',
      name: '林晚',
      phone: '13800138000',
      people: 2,
      consent: true,
    },
  },

  activityCancel: {
    summary:
      'Gives the places of a booking back. `id` is the id or the code of the receipt. 404 unless it and the phone belong together, 409 when it was cancelled before or the activity has begun.',
    form: formRules.activityCancel,
    input: formInput(formRules.activityCancel),
    record: PlacesLeft,
    example: { id: '0f0e7a52-5d3b-4f6a-9a43-9f0c6b1d2e10', phone: '13800138000' },
  },
} satisfies CallSchemas;
