import type { Language } from '../../../contract/shared/sites';
import { fold } from '../../search/text/fold';
import { toPinyinReadings } from '../../search/text/pinyin';

/** A title as lists by name compare it: in Chinese by pinyin, syllable by syllable, in English without case. */
export function sortTitle(title: string, language: Language): string {
  if (language === 'en') return fold(title);
  const syllables = toPinyinReadings(title).split(/\s+/);
  const pinyin = syllables.map((readings) => readings.split('/')[0]).join(' ');
  return `${pinyin} ${fold(title)}`.trim();
}
