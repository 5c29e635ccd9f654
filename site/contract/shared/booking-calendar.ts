import type { scriptField } from './script-field';

/** Path of the calendar entry of one booking. */
export const bookingCalendarPath = '/calendar/booking.ics';

/** URL of the calendar entry of a booking, in the language of the site and the script of `fields` (`editionFields`). */
export function bookingCalendarUrl(
  id: string,
  siteId: string,
  fields: Partial<typeof scriptField> = {},
): string {
  return `${bookingCalendarPath}?${new URLSearchParams({ id, siteId, ...fields }).toString()}`;
}
