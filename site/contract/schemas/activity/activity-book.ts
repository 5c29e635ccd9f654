import { bookingLimits, formRules } from '../../shared/form-rules';
import { BookingReceipt } from '../booking/receipt';
import type { CallSchema } from '../common/call-schema';
import { formInput } from '../common/form-input';

const { bookings, people } = bookingLimits;

export const activityBook = {
  summary:
    'Books places at an activity. 409 when it is full or has begun, or when that phone may not book it: ' +
    `a phone books a time once and holds at most ${bookings} bookings to come, for ${people} people in all. ` +
    'A member’s token is heeded; none is needed.',
  form: formRules.activityBook,
  input: formInput(formRules.activityBook),
  record: BookingReceipt,
  example: { activityId: 'ink-rubbing', name: '林晚', phone: '13800138000', people: 2 },
} satisfies CallSchema;
