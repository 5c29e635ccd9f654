import { Type, type Static } from 'typebox';
import { bookingLimits, formRules } from '../shared/form-rules';
import { BookingReceipt, PlacesLeft } from './booking';
import type { CallSchemas } from './common/call-schema';
import { DateTime, Day, siteIdField } from './common/fields';
import { formInput } from './common/form-input';
import { optionalConsent } from './common/optional-consent';

/** A time of entry that can be booked. */
export const AdmissionSlot = Type.Object({
  day: Day,
  /** `10:00`, in the museum’s time zone. */
  time: Type.String(),
  startAt: DateTime,
  /** End of the time in which to enter; visitors stay as long as they like. */
  endAt: DateTime,
  capacity: Type.Integer({ minimum: 1 }),
  /** Free places. */
  left: Type.Integer({ minimum: 0 }),
  /** Whether nobody enters on this day without a booking. */
  required: Type.Boolean(),
});
export type AdmissionSlot = Static<typeof AdmissionSlot>;

const { bookings, people } = bookingLimits;
const { latest } = formRules.admissionBook.day;

export const admissionSchemas = {
  admissionSlots: {
    summary:
      `The times of entry that can be booked, with places left: from now on for ${latest} days, on days on which the museum opens. ` +
      'How many there are, and whether a booking is required, is set at the desk; without a setting the list is empty and nobody needs a booking.',
    input: Type.Object({
      ...siteIdField,
      from: Type.Optional(Day),
      to: Type.Optional(Day),
    }),
    record: AdmissionSlot,
    example: { siteId: '1', from: '2026-11-24', to: '2026-11-29' },
  },
  admissionBook: {
    summary:
      'Books a time of entry. 409 when it is full or has begun, or when that phone may not book it: ' +
      `a phone books a time once and holds at most ${bookings} admissions to come, for ${people} people in all. ` +
      '429 also when one network has booked its share of a day. ' +
      'A member’s token is heeded; none is needed.',
    form: optionalConsent(formRules.admissionBook),
    input: formInput(optionalConsent(formRules.admissionBook)),
    record: BookingReceipt,
    example: {
      day: '2026-11-28',
      time: '10:00',
      people: 2,
      name: '林晚',
      phone: '13800138000',
      consent: true,
    },
  },
  admissionCancel: {
    summary:
      'Gives an admission back. `id` is the id or the code of the receipt. 404 unless it and the phone belong together, 409 when it was cancelled before or has begun.',
    form: formRules.admissionCancel,
    input: formInput(formRules.admissionCancel),
    record: PlacesLeft,
    example: { id: '0f0e7a52-5d3b-4f6a-9a43-9f0c6b1d2e10', phone: '13800138000' },
  },
} satisfies CallSchemas;
