/** Path of the calendar entry of one booking. */
export const bookingCalendarPath = '/calendar/booking.ics';

/** URL of the calendar entry of a booking, in the language of the site. */
export function bookingCalendarUrl(id: string, siteId: string): string {
  return `${bookingCalendarPath}?${new URLSearchParams({ id, siteId }).toString()}`;
}
