import { utter, type Outcome } from './utterance';

/** What a Chinese voice takes for a character at rate 1, and what none will need. */
const NOMINAL_MS = 225;
const SLOWEST_MS = 450;
/** No utterance is planned to reach the 14 s at which some engines go silent. */
const LONGEST_MS = 13_500;
/** An engine that nothing is known of yet may take this much longer than expected, within the 14 s. */
const GRACE = 0.35;
/** While ends go missing, pieces are short, so that a wrong guess costs little. */
const CAUTIOUS_LIMIT = 30;

/** Syllables, roughly: one for a Han character, a digit, a capital or a mark, one for three small letters. */
const units = (text: string): number => text.replace(/[\p{Ll} ]{1,3}/gu, '-').length;

export interface Synthesis {
  /** Whether the engine has twice answered nothing at all. */
  isMute(): boolean;
  /** The most characters this engine may be given, if the text is more than it says in one go; else 0. */
  limit(text: string, rate: number): number;
  /** Says the text, again where the engine did not answer; `onStart` when it is heard. */
  say(
    text: string,
    lang: string,
    rate: number,
    voice: SpeechSynthesisVoice,
    onStart: () => void,
    signal: AbortSignal,
  ): Promise<Outcome>;
}

/** The page's engine, which may keep none of its promises, and what has been learnt of it. */
export function createSynthesis(
  window: Window & typeof globalThis,
  onNextGesture: (callback: () => void) => void,
): Synthesis {
  const now = () => performance.now();
  let pace = NOMINAL_MS;
  let isMute = false;
  let isRetried = false;
  let losesEnds = false;
  let isNew = true;

  return {
    isMute: () => isMute,
    limit(text, rate) {
      const limit = losesEnds ? CAUTIOUS_LIMIT : Math.floor((LONGEST_MS * rate) / pace);
      return units(text) > limit ? limit : 0;
    },
    async say(text, lang, rate, voice, onStart, signal) {
      const count = units(text);
      const duration = (count * pace) / rate;
      const grace = isNew ? Math.max(0, Math.min(GRACE * duration, LONGEST_MS - duration)) : 0;
      for (let attempt = 1; ; attempt++) {
        const utterance = new window.SpeechSynthesisUtterance(text);
        // Pitch and volume are 1 by default.
        Object.assign(utterance, { lang, voice, rate });
        let began = 0;
        const heard = () => {
          began = now();
          onStart();
        };
        const outcome = await utter(window, utterance, duration, grace, isMute, heard, signal);
        isNew = false;
        if (outcome === 'said') {
          isMute = losesEnds = false;
          const measured = ((now() - began) * rate) / (count + 1);
          pace = Math.max(NOMINAL_MS, 0.9 * pace, Math.min(measured, SLOWEST_MS));
        }
        if (outcome === 'lost') {
          if (losesEnds || isMute) return 'said';
          losesEnds = true;
        }
        // cancelled by the host page, or by an engine that cancels late
        const mayRepeat = /^(unanswered|interrupted|canceled)$/.test(outcome);
        if (attempt === 2 && outcome === 'unanswered' && !isMute) {
          isMute = true;
          // Some engines swallow what comes before the first gesture; one that stays mute is not asked for ever.
          if (!isRetried) onNextGesture(() => (isMute = false));
          isRetried = true;
        }
        if (!mayRepeat || attempt > 1 || signal.aborted) return outcome;
      }
    },
  };
}
