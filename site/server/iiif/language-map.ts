import type { Exhibit } from '../../contract/schemas/exhibit';
import type { Language } from '../../contract/shared/sites';

/** An object in the languages that it has. */
export type ObjectTexts = Partial<Record<Language, Exhibit>>;

const languages = ['zh', 'en'] as const;

/** The languages of an object, Chinese first. */
export function languagesOf(texts: ObjectTexts): Language[] {
  return languages.filter((language) => texts[language] !== undefined);
}

/** A language map of the Presentation API; `undefined` without a value in any language. */
export function inLanguages(
  texts: ObjectTexts,
  read: (object: Exhibit) => readonly string[],
): Partial<Record<Language, string[]>> | undefined {
  const entries = languagesOf(texts).flatMap((language) => {
    const object = texts[language];
    const values = object ? read(object).filter((value) => value !== '') : [];
    return values.length > 0 ? [[language, values] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
