import { loadRecording, playRecording } from './fallback-audio';
import type { GestureGate } from './gesture';
import { sentences } from './sentences';
import { createSynthesis } from './synthesis';
import type { Outcome } from './utterance';
import { createVoiceFinder } from './voices';

/** A piece that went silent is said again in bits so short that the next silence is short too. */
const REPEAT_LIMIT = 15;

export type Via = 'synthesis' | 'audio';

/** Says a text; `said`, or why nothing could say it. Meaningless once the signal has ended it. */
export type Deliver = (
  text: string,
  lang: string,
  rate: number,
  signal: AbortSignal,
) => Promise<Outcome>;

/** A text goes piece by piece through the browser's engine or, where that cannot, through the fallback. */
export function createDelivery(
  window: Window & typeof globalThis,
  url: string | undefined,
  gate: GestureGate,
  onUtterance: (text: string, index: number, total: number, via: Via) => void,
): Deliver {
  const findVoice = createVoiceFinder(window);
  const engine = createSynthesis(window);

  return async (text, lang, rate, signal) => {
    const pieces = sentences(text, lang);
    let outcome: Outcome = 'said';
    let hasEngineFailed = false;
    let prepared: HTMLAudioElement | undefined;

    for (let index = 0; index < pieces.length && outcome === 'said'; index++) {
      const piece = pieces[index] ?? '';
      const voice = hasEngineFailed ? undefined : await findVoice(lang, signal);
      const attempt = async (
        via: Via,
        run: (onStart: () => void) => Promise<Outcome>,
      ): Promise<Outcome> => {
        await gate.pending;
        if (signal.aborted) return '';
        const result = await run(() => onUtterance(piece, index, pieces.length, via)).catch(String);
        if (!/^not-?allowed/i.test(result) || gate.isPassed) return result;
        gate.shut();
        return attempt(via, run);
      };

      outcome = `no voice for ${lang}`;
      if (voice && !(url && engine.isMute())) {
        let limit = engine.limit(piece, rate);
        if (!limit) {
          outcome = await attempt('synthesis', (heard) =>
            engine.say(piece, lang, rate, voice, heard, signal),
          );
          if (outcome === 'lost') limit = REPEAT_LIMIT;
          // nobody else can: say it without hope of an answer
          if (outcome === 'unanswered' && !url) limit = piece.length;
        }
        if (limit) {
          pieces.splice(index--, 1, ...sentences(piece, lang, limit));
          outcome = 'said';
          continue;
        }
        hasEngineFailed = outcome !== 'said';
      }
      if (outcome !== 'said' && url) {
        outcome = await attempt('audio', (heard) => {
          const load = (text: string) => loadRecording(window, url, text, lang, signal);
          const recording = prepared ?? load(piece);
          const next = pieces[index + 1];
          prepared = next ? load(next) : undefined;
          return playRecording(recording, rate, heard, signal);
        });
      }
    }
    return outcome;
  };
}
