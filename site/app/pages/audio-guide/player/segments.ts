import {
  guidePace,
  speakingSeconds,
  speechPath,
  splitSentences,
} from '../../../../contract/shared/audio-guide';
import type { AudioStop } from '../../../../contract/schemas/visit';
import type { Language } from '../../../../contract/shared/sites';

/** A file that is played in a row with others. */
export interface Segment {
  src: string;
  /** About, until the file is loaded. */
  seconds: number;
}

/** A sentence of the transcript. `start` in seconds where all sentences are in one recording. */
export interface Sentence {
  /** Counted through all paragraphs. */
  index: number;
  text: string;
  start?: number;
}

export interface Programme {
  segments: readonly Segment[];
  /** Paragraphs of the transcript. */
  paragraphs: readonly (readonly Sentence[])[];
  /** Whether the service reads the text. */
  isSynthetic: boolean;
  /** Speed of the files that visitors take for the normal one. */
  pace: number;
}

/** What is played at a stop: its recording, or the sentences of its text one by one, read by the service. */
export function programmeOf({ text = [], recording, seconds }: AudioStop, language: Language) {
  let count = 0;
  const paragraphs = text.map((paragraph) =>
    splitSentences(paragraph, language).map((sentence): Sentence => ({
      index: count++,
      text: sentence,
    })),
  );
  const src = recording?.sources[0]?.src;
  const segments =
    src === undefined
      ? paragraphs.flat().map((sentence) => ({
          src: speechPath(sentence.text, language),
          seconds: speakingSeconds(sentence.text, language),
        }))
      : [{ src, seconds }];
  return {
    segments,
    paragraphs,
    isSynthetic: src === undefined,
    pace: src === undefined ? guidePace : 1,
  } satisfies Programme;
}
