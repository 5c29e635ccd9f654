import type { SpokenPart } from '../shared/spoken-part';
import { splitSentences } from './sentences';

/** Maximum characters of a caption page with several parts. */
const LINE = 60;

/** A part with its fallback language. */
export interface SpeechPart extends SpokenPart {
  /** Language of the voice to use where `lang` has none. */
  readonly alternative?: string;
}

/** One utterance. */
interface PlannedUtterance extends SpeechPart {
  /** Caption to show at its start; `''` where the caption has its text already. */
  caption: string;
}

/** Splits parts into utterances; short parts in several languages share a caption page. */
export function planUtterances(parts: readonly SpeechPart[]): PlannedUtterance[] {
  const utterances: PlannedUtterance[] = [];
  let line: PlannedUtterance | undefined;
  let gap = '';
  for (const part of parts) {
    let isFirst = true;
    for (const text of splitSentences(part.text)) {
      const isInLine = isFirst && line && line.caption.length + text.length < LINE;
      const utterance = { ...part, text, caption: isInLine ? '' : text };
      if (isInLine && line) line.caption += gap + text;
      else line = utterance;
      utterances.push(utterance);
      isFirst = false;
    }
    gap = /\s$/.test(part.text) ? ' ' : '';
  }
  return utterances;
}
