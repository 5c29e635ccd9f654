import { bookingLimits, formRules } from '../../shared/form-rules';
import { BookingReceipt } from '../booking/receipt';
import type { CallSchema } from '../common/call-schema';
import { formInput } from '../common/form-input';

const { bookings, people } = bookingLimits;

export const docentBook = {
  summary:
    'Books a docent’s tour for a group. 409 when it is full, or when that phone may not book it: ' +
    `a phone books a tour once and holds at most ${bookings} bookings to come, for ${people} people in all. ` +
    '429 also when one network has booked its share of a day. ' +
    'A member’s token is heeded; none is needed.',
  form: formRules.docentBook,
  input: formInput(formRules.docentBook),
  record: BookingReceipt,
  example: {
    day: '2026-12-05',
    time: '10:30',
    language: 'en',
    people: 6,
    name: '林晚',
    phone: '13800138000',
  },
} satisfies CallSchema;
