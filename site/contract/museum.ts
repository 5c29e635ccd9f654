import * as en from './museum-texts/en';
import * as zh from './museum-texts/zh';
import type { Language } from './sites';

/** What is said of the museum wherever it is named: on its pages, in their heads, to machines. */
interface MuseumTexts {
  name: string;
  /** Its name in the other language. */
  otherName: string;
  description: string;
  slogan: string;
  address: string;
  /** Whose the site is, from its first year to this one. */
  copyright: (year: number) => string;
  filing: readonly string[];
}

/** In both languages: for the service and the user centre. The app takes the texts it shows. */
export const museum: Record<Language, MuseumTexts> = { zh, en };

/** How to reach it, the same in both languages. */
export const contact = {
  enquiries: '000-8800 1953',
  booking: '000-8800 1955',
  mail: 'visit@yunze-museum.example',
} as const;
