import type { Language } from '../../contract/shared/sites';
import { presentYear } from '../chronology/chinese-years';
import { plainText } from '../rich-text/plain-text';
import type { ObjectText, OpenObject } from './read-objects';

/** A text in one language. */
export interface LocalText {
  language: Language;
  text: string;
}

/** In the order in which they are written. */
export const languages = ['zh', 'en'] as const;

/** The languages of an object, Chinese first. */
export const languagesOf = ({ texts }: OpenObject): Language[] =>
  languages.filter((language) => texts[language] !== undefined);

/** Values of a fact that are not empty, Chinese first. */
export function inLanguages(
  { texts }: OpenObject,
  read: (text: ObjectText) => string,
): LocalText[] {
  return languages.flatMap((language) => {
    const object = texts[language];
    const text = object ? read(object).trim() : '';
    return text ? [{ language, text }] : [];
  });
}

/** The description without mark-up. */
export const descriptionOf = ({ description }: ObjectText) => plainText(description);

/** Whether the museum does not show an object any more. */
export const isWithdrawn = ({ texts }: OpenObject) => Object.keys(texts).length === 0;

/** Any language of an object, for facts that are the same in all; `undefined` of a withdrawn one. */
export const anyText = ({ texts }: OpenObject) => texts.zh ?? texts.en;

/**
 * The years of an object as an interval of ISO 8601, whose year 0 is 1 BCE: `-1299/-1099`. Open at the end where the period has
 * not ended; empty without years.
 */
export function yearInterval({ yearFrom, yearTo }: ObjectText): string {
  if (yearFrom === null) return '';
  const end = yearTo === null || yearTo === presentYear ? '..' : isoYear(yearTo);
  return `${isoYear(yearFrom)}/${end}`;
}

function isoYear(year: number): string {
  const astronomical = year < 0 ? year + 1 : year;
  const digits = String(Math.abs(astronomical)).padStart(4, '0');
  return astronomical < 0 ? `-${digits}` : digits;
}
