import type { BookingKind } from '../../contract/shared/booking-kinds';
import { maxClassVisits } from '../../contract/shared/class-visit-rules';
import { bookingLimits } from '../../contract/shared/form-rules';

/** Limits of a phone number over its bookings to come. */
interface PhoneLimits {
  /** Kinds that are counted together. */
  kinds: BookingKind[];
  bookings: number;
  people: number;
  /** Message that names the limits. */
  message: 'phoneLimitReached' | 'classLimitReached';
}

/**
 * Limits by the kind of booking. Admissions have their own: whoever comes with the family may also book a tour. So have
 * visits of classes, whose people are limited by the form alone.
 */
export function limitsOf(kind: BookingKind): PhoneLimits {
  switch (kind) {
    case 'classVisit':
      return {
        kinds: ['classVisit'],
        bookings: maxClassVisits,
        people: Infinity,
        message: 'classLimitReached',
      };
    case 'admission':
      return { kinds: ['admission'], ...bookingLimits, message: 'phoneLimitReached' };
    case 'activity':
    case 'docent':
      return { kinds: ['activity', 'docent'], ...bookingLimits, message: 'phoneLimitReached' };
  }
}
