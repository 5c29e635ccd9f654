import { createPace, type Pace } from './pace';
import { utter, type Outcome } from './utterance';

/** While ends go missing, pieces are short, so that a wrong guess costs little. */
const CAUTIOUS_LIMIT = 30;
const ATTEMPTS = 3;

export interface Piece {
  text: string;
  lang: string;
  rate: number;
}

export interface Synthesis {
  /** True once the engine has twice answered nothing at all. */
  readonly isMute: boolean;
  /** How many characters of the text this engine may be given at once. */
  limit(text: string): number;
  /** Says one piece, again where the engine did not answer; `onStart` when it is heard. */
  say(
    piece: Piece,
    voice: SpeechSynthesisVoice,
    onStart: () => void,
    signal: AbortSignal,
  ): Promise<Outcome>;
}

/** What is known of the page's engine, which may keep none of its promises. */
export function createSynthesis(
  window: Window & typeof globalThis,
  canFallBack: boolean,
): Synthesis {
  let pace: Pace = createPace(1);
  let measured = '';
  let isMute = false;
  let losesEnds = false;

  const attempt = async (...[piece, voice, onStart, signal]: Parameters<Synthesis['say']>) => {
    const utterance = new window.SpeechSynthesisUtterance(piece.text);
    utterance.lang = piece.lang;
    utterance.voice = voice;
    utterance.rate = piece.rate;
    utterance.pitch = utterance.volume = 1;
    const kind = `${voice.voiceURI} ${piece.rate}`;
    if (kind !== measured) pace = createPace(piece.rate);
    measured = kind;
    return utter({ window, utterance, pace, blind: isMute, onStart, signal });
  };

  return {
    get isMute() {
      return isMute;
    },
    limit: (text) => Math.min(pace.limit(text), losesEnds ? CAUTIOUS_LIMIT : text.length),
    async say(...args) {
      for (let tries = 1; ; tries++) {
        const outcome = await attempt(...args).catch((error: unknown): Outcome => ({
          kind: 'failed',
          code: String(error),
        }));
        const { kind } = outcome;
        if (kind === 'said') isMute = losesEnds = false;
        if (kind === 'lost') {
          if (losesEnds || isMute) return { kind: 'said' };
          losesEnds = true;
        }
        if (args[3].aborted || (kind !== 'unanswered' && kind !== 'cancelled')) return outcome;
        if (kind === 'unanswered' && tries > 1) isMute = true;
        if (tries === ATTEMPTS || (isMute && canFallBack)) return { kind: 'failed', code: kind };
      }
    },
  };
}
