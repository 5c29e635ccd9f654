import { Type, type Static } from 'typebox';
import { DateTime, Id, siteIdField } from './common/fields';
import { literals } from './common/literals';
import { bookingKinds } from '../shared/booking-kinds';
import { referenceCodeAlphabet, referenceCodeLength } from '../shared/reference-code';
import { pagingFields, type CallSchemas } from './common/call-schema';

export const PlacesLeft = Type.Object({
  /** Free places after the call. */
  left: Type.Integer({ minimum: 0 }),
});

/** Number that people read out: six characters of which no two are confused. */
const Code = Type.String({ pattern: `^[${referenceCodeAlphabet}]{${referenceCodeLength}}$` });

/** Receipt of a form; `id` or `code` withdraws it, with the phone number. */
export const Receipt = Type.Object({ id: Type.String(), code: Code });

export const BookingReceipt = Type.Object({ ...Receipt.properties, ...PlacesLeft.properties });

/** A booking of a member: entry at a time, places of an activity, a tour by a docent, or a visit of a class. */
export const MemberBooking = Type.Object({
  /** With `phone`, the input of the call that cancels its kind, such as `app/admission/cancel`. */
  id: Id,
  code: Code,
  kind: literals(bookingKinds),
  /** Title of the activity; empty for the other kinds and for an activity that no longer exists. */
  title: Type.String(),
  /** Language of `title`, where the activity has no translation for the requesting site. */
  titleLang: Type.Optional(Type.String()),
  place: Type.String(),
  startAt: DateTime,
  endAt: DateTime,
  /** Language of the docent’s tour; empty for the other kinds. */
  language: Type.Union([Type.Literal('zh'), Type.Literal('en'), Type.Literal('')]),
  people: Type.Integer({ minimum: 1 }),
  /** Empty once the booking is cancelled. */
  phone: Type.String(),
  /** `past`: the start time is over. */
  status: Type.Union([Type.Literal('booked'), Type.Literal('cancelled'), Type.Literal('past')]),
});
export type MemberBooking = Static<typeof MemberBooking>;

export const bookingSchemas = {
  bookingPage: {
    summary:
      'The bookings that the member made while logged in: what is still to come first, the next one on top, then the rest, the latest on top.',
    input: Type.Object({ ...siteIdField, ...pagingFields }),
    record: MemberBooking,
    example: { pageNum: 1, pageSize: 10 },
  },
} satisfies CallSchemas;
