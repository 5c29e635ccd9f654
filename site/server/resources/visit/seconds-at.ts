import type { Language } from '../../../contract/shared/sites';
import { plainText } from '../../rich-text/plain-text';

/** Time to look at an object before its text is read. */
const lookingSeconds = 60;

/** Characters, or words, that are read standing in a second. */
const readingSpeed = { zh: 5, en: 3 } as const;

/** Nobody reads a label for longer. */
const maxReadingSeconds = 120;

/** Seconds that a visitor spends at an object, by the length of its text; to the next five. */
export function secondsAt(description: string, language: Language): number {
  const text = plainText(description).trim();
  const length = language === 'zh' ? text.replaceAll(/\s/g, '').length : text.split(/\s+/).length;
  const reading = Math.min(maxReadingSeconds, length / readingSpeed[language]);
  return Math.ceil((lookingSeconds + reading) / 5) * 5;
}
