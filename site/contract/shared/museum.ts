import * as en from './museum-texts/en';
import * as zh from './museum-texts/zh';
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

/** Both languages, for the service and the user centre. The app loads the texts of one language with its messages. */
export const museum: Record<Language, MuseumTexts> = { zh, en };
