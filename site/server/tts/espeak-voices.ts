/**
 * espeak-ng voices by primary language subtag. The plain `cmn` voice spells most Chinese characters in
 * English, so Mandarin uses the pinyin voice.
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

/** The voice of a language; `undefined` if there is none. */
export function findVoice(subtag: string): string | undefined {
  return Object.hasOwn(voices, subtag) ? voices[subtag] : undefined;
}

export const supportedSubtags = Object.keys(voices);
