import { Type, type Static } from 'typebox';
import { DateTime, Id } from '../common/fields';

/** A booking of a member: places of an activity, or a tour by a docent. */
export const MemberBooking = Type.Object({
  /** With `phone`, the input of `app/activity/cancel` or `app/docent/cancel`. */
  id: Id,
  kind: Type.Union([Type.Literal('activity'), Type.Literal('docent')]),
  /** Title of the activity; empty for a docent’s tour and for an activity that no longer exists. */
  title: Type.String(),
  /** Language of `title`, where the activity has no translation for the requesting site. */
  titleLang: Type.Optional(Type.String()),
  place: Type.String(),
  startAt: DateTime,
  endAt: DateTime,
  /** Language of the docent’s tour; empty for an activity. */
  language: Type.Union([Type.Literal('zh'), Type.Literal('en'), Type.Literal('')]),
  people: Type.Integer({ minimum: 1 }),
  phone: Type.String(),
  /** `past`: the start time is over. */
  status: Type.Union([Type.Literal('booked'), Type.Literal('cancelled'), Type.Literal('past')]),
});
export type MemberBooking = Static<typeof MemberBooking>;
