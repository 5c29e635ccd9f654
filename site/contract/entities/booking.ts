import { Type, type Static } from 'typebox';
import { DateTime, Id } from './common';

/** A booking of a member: places of an activity, or a tour by a docent. */
export const MemberBooking = Type.Object({
  /** With `phone`, what `app/activity/cancel` or `app/docent/cancel` asks for. */
  id: Id,
  kind: Type.Union([Type.Literal('activity'), Type.Literal('docent')]),
  /** The activity's; empty for a docent's tour, and where the activity is known no longer. */
  title: Type.String(),
  /** The language of `title`, where the site that asks has no row of its own for it. */
  titleLang: Type.Optional(Type.String()),
  place: Type.String(),
  startAt: DateTime,
  endAt: DateTime,
  /** In which the docent guides; empty for an activity. */
  language: Type.Union([Type.Literal('zh'), Type.Literal('en'), Type.Literal('')]),
  people: Type.Integer({ minimum: 1 }),
  phone: Type.String(),
  /** `past` is what has begun. */
  status: Type.Union([Type.Literal('booked'), Type.Literal('cancelled'), Type.Literal('past')]),
});
export type MemberBooking = Static<typeof MemberBooking>;
