import { scriptField } from './script-field';
import { editions, type Edition, type Language } from './sites';

declare global {
  /** Defined in the copies of the built scripts whose texts are in traditional characters (`build/traditional/`). */
  const __TRADITIONAL__: true | undefined;
}

/** Whether the texts of this script are in traditional characters. */
export const isTraditional = typeof __TRADITIONAL__ !== 'undefined';

/** The edition that a script of the browser shows. */
export function editionOf(language: Language): Edition {
  return isTraditional && language === 'zh' ? 'hant' : language;
}

/** URL of the home page of the edition that a script of the browser shows. */
export function websiteOf(language: Language): string {
  return editions[editionOf(language)].website;
}

/** Fields that a script of the browser adds to the input of every call. */
export const editionFields = isTraditional ? scriptField : {};
