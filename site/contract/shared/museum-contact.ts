import type { RouteName } from './routes';

/** Contact details, the same in both languages. */
export const contact = {
  enquiries: '000-8800 1953',
  booking: '000-8800 1955',
  mail: 'visit@yunze-museum.example',
} as const;

/** The museum’s other channels with the page that the QR code of each opens: they are as fictitious as the museum. */
export const channels = [
  ['guestbook', 'Service'],
  ['microblog', 'Snews'],
  ['service', 'TourGuide'],
  ['subscription', 'News'],
  ['cloud', 'DigitalMuseum'],
  ['volunteers', 'Volunteer'],
] as const satisfies readonly (readonly [string, RouteName])[];
