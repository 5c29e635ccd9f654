/*
 * Reads sentence after sentence. What can go wrong: a confirmation or the page interrupts the speech, settings change,
 * a search for the next block ends after a further command. Each command makes the steps of earlier ones stale.
 */
import type { SpeechResult } from '../../shared/options';
import type { SpokenPart } from '../../shared/spoken-part';
import { langOf } from '../../reading/lang-of';
import { isElement } from '../../shared/dom';
import type { BlockReader } from './block-reader';
import { parentOf } from '../flat-tree';
import type { Piece } from './text-run';

/** Reading time of a character at rate 1 and of the shortest sentence, in ms: as in the caption. */
const msPerCharacter = 230;
const minSentenceMs = 1200;

export type ReadingStatus = 'stopped' | 'playing' | 'paused';

export interface ControllerOptions {
  speak: (parts: readonly SpokenPart[]) => Promise<SpeechResult>;
  stopSpeaking: () => void;
  /** Language of text without a declared one. */
  lang: string;
  rate: () => number;
  /** Marks a sentence and scrolls to it. */
  onSentence: (pieces: readonly Piece[]) => void;
  onStatus: (status: ReadingStatus) => void;
  /** After an interruption: resolves with true when the sentence is to be spoken again, with false to pause. */
  mayGoOn: () => Promise<boolean>;
  /** Whether a new address makes the rest of the text that of another page. */
  hasLeft: () => boolean;
}

export interface Controller {
  readonly status: ReadingStatus;
  /** Speaks the current sentence and those after it. */
  play(): void;
  pause(): void;
  /** Goes to the next or previous sentence and reads on. */
  skip(isBackward: boolean): void;
  stop(): void;
}

/** The sentence by language, white space included. */
export function partsOf(pieces: readonly Piece[], fallback: string): SpokenPart[] {
  const parts: { text: string; lang: string; isPrivate: false }[] = [];
  for (const { node, text } of pieces) {
    const element = isElement(node) ? node : parentOf(node);
    const lang = (isElement(element) && langOf(element)) || fallback;
    const last = parts.at(-1);
    if (last?.lang === lang || (last && !text.trim())) last.text += text;
    else parts.push({ text, lang, isPrivate: false });
  }
  return parts;
}

export function createController(reader: BlockReader, options: ControllerOptions): Controller {
  let status: ReadingStatus = 'playing';
  let command = 0;

  const setStatus = (next: ReadingStatus): void => {
    status = next;
    options.onStatus(next);
  };

  function stop(): void {
    command++;
    reader.stop();
    setStatus('stopped');
    options.stopSpeaking();
  }

  function pause(): void {
    command++;
    setStatus('paused');
    options.stopSpeaking();
  }

  /** Speaks sentences until the end of the text or a further command. */
  async function run(isCurrent: () => boolean): Promise<void> {
    for (;;) {
      const pieces = reader.pieces();
      const parts = partsOf(pieces, options.lang);
      options.onSentence(pieces);
      const result = await options.speak(parts);
      if (!isCurrent()) return;
      if (result === 'interrupted') {
        const isAgain = await options.mayGoOn();
        if (!isCurrent()) return;
        if (isAgain) continue;
        command++;
        setStatus('paused');
        return;
      }
      if (result === 'unavailable') {
        const { length } = parts.map(({ text }) => text).join('');
        const ms = Math.max(minSentenceMs, length * msPerCharacter) / options.rate();
        await new Promise((resolve) => setTimeout(resolve, ms));
        if (!isCurrent()) return;
      }
      const hasNext = !options.hasLeft() && (await reader.move(false, isCurrent));
      if (!isCurrent()) return;
      if (!hasNext) {
        stop();
        return;
      }
    }
  }

  const begin = (): (() => boolean) => {
    const own = ++command;
    if (status !== 'playing') setStatus('playing');
    return () => own === command;
  };

  return {
    get status() {
      return status;
    },
    play() {
      void run(begin());
    },
    pause,
    skip(isBackward) {
      const isCurrent = begin();
      void reader.move(isBackward, isCurrent).then((hasMoved) => {
        if (!isCurrent()) return;
        if (hasMoved || isBackward) void run(isCurrent);
        else stop();
      });
    },
    stop,
  };
}
