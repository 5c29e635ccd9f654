/** How to reach the museum; the words beside them are in `i18n`. */
export const contact = {
  enquiries: '000-8800 1953',
  booking: '000-8800 1955',
  mail: 'visit@yunze-museum.example',
} as const;

/** A telephone number as a link wants it. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
