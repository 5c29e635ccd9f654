/**
 * The espeak-ng voice for a primary language subtag. Its plain `cmn` voice spells most Chinese
 * characters as English, so Mandarin goes through pinyin.
 */
const voices: Readonly<Record<string, string>> = {
  zh: 'cmn-latn-pinyin',
  cmn: 'cmn-latn-pinyin',
  yue: 'yue',
  en: 'en-gb',
  fr: 'fr',
  de: 'de',
  es: 'es',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  pt: 'pt',
  ru: 'ru',
};

/** `undefined` where no voice speaks that language. */
export function voiceOf(subtag: string): string | undefined {
  return Object.hasOwn(voices, subtag) ? voices[subtag] : undefined;
}

export const spokenSubtags = Object.keys(voices);
