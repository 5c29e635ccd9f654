import { Type, type Static } from 'typebox';
import { DateTime, Day, siteIdField } from './common/fields';
import type { CallSchemas } from './common/call-schema';
import { bookingLimits, formRules } from '../shared/form-rules';
import { BookingReceipt, PlacesLeft } from './booking';
import { formInput } from './common/form-input';
import { optionalConsent } from './common/optional-consent';

/** A bookable tour by a docent: one day, one time, one language. */
export const DocentSlot = Type.Object({
  day: Day,
  /** `10:30`, in the museum’s time zone. */
  time: Type.String(),
  language: Type.Union([Type.Literal('zh'), Type.Literal('en')]),
  startAt: DateTime,
  endAt: DateTime,
  /** Where it begins, in the language of the site. */
  place: Type.String(),
  capacity: Type.Integer({ minimum: 1 }),
  /** Free places. */
  left: Type.Integer({ minimum: 0 }),
});
export type DocentSlot = Static<typeof DocentSlot>;

const { bookings, people } = bookingLimits;

export const docentSchemas = {
  docentSlots: {
    summary:
      'The docents’ tours that can be booked, with places left: from tomorrow on for thirty days, on days on which the museum opens. The museum sets them at its desk.',
    input: Type.Object({
      ...siteIdField,
      from: Type.Optional(Day),
      to: Type.Optional(Day),
    }),
    record: DocentSlot,
    example: { siteId: '1', from: '2026-11-24', to: '2026-11-29' },
  },

  docentTours: {
    summary:
      'All docents’ tours of one day, also those that have begun, with places left. Without a day those of today.',
    input: Type.Object({ ...siteIdField, day: Type.Optional(Day) }),
    record: DocentSlot,
    example: { siteId: '1', day: '2026-11-24' },
  },

  docentBook: {
    summary:
      'Books a docent’s tour for a group. 409 when it is full, or when that phone may not book it: ' +
      `a phone books a tour once and holds at most ${bookings} bookings to come, for ${people} people in all. ` +
      '429 also when one network has booked its share of a day. ' +
      'A member’s token is heeded; none is needed.',
    form: optionalConsent(formRules.docentBook),
    input: formInput(optionalConsent(formRules.docentBook)),
    record: BookingReceipt,
    example: {
      day: '2026-12-05',
      time: '10:30',
      language: 'en',
      people: 6,
      name: '林晚',
      phone: '13800138000',
      consent: true,
    },
  },

  docentCancel: {
    summary:
      'Gives a docent’s tour back. `id` is the id or the code of the receipt. 404 unless it and the phone belong together, 409 when it was cancelled before or the tour has begun.',
    form: formRules.docentCancel,
    input: formInput(formRules.docentCancel),
    record: PlacesLeft,
    example: { id: '0f0e7a52-5d3b-4f6a-9a43-9f0c6b1d2e10', phone: '13800138000' },
  },
} satisfies CallSchemas;
