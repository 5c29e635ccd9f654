import type { SpokenPart } from '../spoken-part';
import { sentences } from './sentences';

/** Characters of several parts that are shown together. */
const LINE = 60;

/** What is known of a text to be spoken. */
export interface SpeechPart extends SpokenPart {
  /** Language whose voice may say the text where its own has none. */
  readonly alternative?: string;
}

/** One utterance. */
interface Piece extends SpeechPart {
  /** What the caption shows from its beginning on; `''` where it shows this piece already. */
  caption: string;
}

/** Cuts each part into utterances; short parts of several languages are one page of the caption. */
export function piecesOf(parts: readonly SpeechPart[]): Piece[] {
  const pieces: Piece[] = [];
  let line: Piece | undefined;
  let gap = '';
  for (const part of parts) {
    let isFirst = true;
    for (const text of sentences(part.text)) {
      const isInLine = isFirst && line && line.caption.length + text.length < LINE;
      const piece = { ...part, text, caption: isInLine ? '' : text };
      if (isInLine && line) line.caption += gap + text;
      else line = piece;
      pieces.push(piece);
      isFirst = false;
    }
    gap = /\s$/.test(part.text) ? ' ' : '';
  }
  return pieces;
}
