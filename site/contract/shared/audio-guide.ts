import type { Language } from './sites';

/** The number of a stop: three digits, the first of which names the hall. */
export const audioStopPattern = String.raw`^[1-9]\d{2}$`;

const endOfSentence = {
  zh: /(?<=[。！？]["”’」』）]?)(?!["”’」』）])/u,
  // Not after an initial or an abbreviation of one letter: “c. 1330”.
  en: /(?<=[.!?]["”’)]?)(?<!\b\p{L}\.)\s+/u,
};

/** The sentences of a paragraph in order, each with its punctuation. */
export function splitSentences(paragraph: string, language: Language): string[] {
  return paragraph
    .split(endOfSentence[language])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Speed at which the voices of the service are played: theirs is too fast to look at an object meanwhile. */
export const guidePace = 0.8;

/** Characters a second at that speed, measured. */
const speakingSpeed = { zh: 3.9 * guidePace, en: 17 * guidePace } as const;

/** Seconds that speaking a text takes, about. */
export function speakingSeconds(text: string, language: Language): number {
  return text.length / speakingSpeed[language];
}

/** Path at which the service reads a sentence. */
export function speechPath(sentence: string, language: Language): string {
  return `/tts?${new URLSearchParams({ le: language, audio: sentence }).toString()}`;
}

/** Paths of all sentences of a text. */
export function speechPaths(text: readonly string[], language: Language): string[] {
  return text.flatMap((paragraph) =>
    splitSentences(paragraph, language).map((sentence) => speechPath(sentence, language)),
  );
}
