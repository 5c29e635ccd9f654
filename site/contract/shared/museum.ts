import * as en from './museum-texts/en';
import * as zh from './museum-texts/zh';
import type { RouteName } from './routes';
import type { Language } from './sites';

/** Name and description of the museum for pages, `<head>` elements and structured data. */
interface MuseumTexts {
  name: string;
  /** Name in the other language. */
  otherName: string;
  description: string;
  slogan: string;
  address: string;
  /** Copyright notice from the first year of the site to `year`. */
  copyright: (year: number) => string;
  /** Price and booking of a visit. */
  admission: string;
  filing: readonly string[];
}

/** Both languages, for the service and the user centre. The app imports the texts of one language. */
export const museum: Record<Language, MuseumTexts> = { zh, en };

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
