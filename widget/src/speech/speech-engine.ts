import { speakUtterance, type Outcome } from './speak-utterance';

/** Duration of a character at rate 1: typical for Chinese voices, and the maximum, in ms. */
const NOMINAL_MS = 225;
const SLOWEST_MS = 450;
/** Maximum planned duration of an utterance in ms: some engines stop after 14 s. */
const LONGEST_MS = 13_500;
/** Extra time of the first utterance, relative to its expected duration, within the maximum. */
const GRACE = 0.35;
/** Maximum characters of an utterance while `end` events get lost: limits the delay of a timeout. */
const CAUTIOUS_LIMIT = 30;

/** Estimated syllables: one per Han character, digit, capital or mark, one per three lower-case letters. */
const syllables = (text: string): number => text.replace(/[\p{Ll} ]{1,3}/gu, '-').length;

export interface SpeechEngine {
  /** Whether the engine was without any response twice. */
  isMute(): boolean;
  /** Maximum characters of an utterance if the text is too long for one; else 0. */
  limit(text: string, rate: number): number;
  /** Speaks a text, with one retry; calls `onStart` when sound starts. */
  say(
    text: string,
    lang: string,
    rate: number,
    voice: SpeechSynthesisVoice,
    onStart: () => void,
    signal: AbortSignal,
  ): Promise<Outcome>;
}

/** speech-engine: the browser's speech synthesis, with its measured speed and observed faults. */
export function createSpeechEngine(
  window: Window & typeof globalThis,
  onNextGesture: (callback: () => void) => void,
): SpeechEngine {
  const now = () => performance.now();
  let msPerSyllable = NOMINAL_MS;
  let isMute = false;
  let isRetried = false;
  let losesEnds = false;
  let isNew = true;

  return {
    isMute: () => isMute,
    limit(text, rate) {
      const limit = losesEnds ? CAUTIOUS_LIMIT : Math.floor((LONGEST_MS * rate) / msPerSyllable);
      return syllables(text) > limit ? limit : 0;
    },
    async say(text, lang, rate, voice, onStart, signal) {
      const count = syllables(text);
      const duration = (count * msPerSyllable) / rate;
      const grace = isNew ? Math.max(0, Math.min(GRACE * duration, LONGEST_MS - duration)) : 0;
      for (let attempt = 1; ; attempt++) {
        const utterance = new window.SpeechSynthesisUtterance(text);
        // Pitch and volume are 1 by default.
        Object.assign(utterance, { lang, voice, rate });
        let began = 0;
        const onBegin = () => {
          began = now();
          onStart();
        };
        const outcome = await speakUtterance(
          window,
          utterance,
          duration,
          grace,
          isMute,
          onBegin,
          signal,
        );
        isNew = false;
        if (outcome === 'said') {
          isMute = losesEnds = false;
          const measured = ((now() - began) * rate) / (count + 1);
          msPerSyllable = Math.max(NOMINAL_MS, 0.9 * msPerSyllable, Math.min(measured, SLOWEST_MS));
        }
        if (outcome === 'lost') {
          if (losesEnds || isMute) return 'said';
          losesEnds = true;
        }
        // Cancelled by the host page, or by an engine that cancels late.
        const mayRepeat = /^(unanswered|interrupted|canceled)$/.test(outcome);
        if (attempt === 2 && outcome === 'unanswered' && !isMute) {
          isMute = true;
          // Some engines ignore speech before the first gesture: one retry after it.
          if (!isRetried) onNextGesture(() => (isMute = false));
          isRetried = true;
        }
        if (!mayRepeat || attempt > 1 || signal.aborted) return outcome;
      }
    },
  };
}
