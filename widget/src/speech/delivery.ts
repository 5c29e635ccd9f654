import type { Emitter } from '../events';
import { createFallbackAudio } from './fallback-audio';
import type { GestureGate } from './gesture';
import { piecesOf, type SpeechPart } from './pieces';
import { sentences } from './sentences';
import { createSynthesis } from './synthesis';
import type { Outcome } from './utterance';
import { createVoiceFinder } from './voices';

/** A piece that went silent is said again in bits so short that the next silence is short too. */
const REPEAT_LIMIT = 15;

type Via = 'synthesis' | 'audio';

/** Says a text; `said`, or why nothing could say it. Meaningless once the signal has ended it. */
export type Deliver = (
  parts: readonly SpeechPart[],
  rate: number,
  signal: AbortSignal,
) => Promise<Outcome>;

export interface DeliveryEvents {
  /** Told of each piece when it is heard. */
  emit: Emitter['emit'];
  /** What the caption is to show from now on. */
  onCaption: (text: string) => void;
}

/** A text goes piece by piece through the browser's engine or, where that cannot, through the fallback. */
export function createDelivery(
  window: Window & typeof globalThis,
  url: string | undefined,
  gate: GestureGate,
  { emit, onCaption }: DeliveryEvents,
): Deliver {
  const findVoice = createVoiceFinder(window);
  const engine = createSynthesis(window, gate.onNext);
  const audio = url ? createFallbackAudio(window, url) : undefined;

  return async (parts, rate, signal) => {
    const pieces = piecesOf(parts);
    let outcome: Outcome = 'said';
    // Parts in a language without a voice are passed over, if there is nobody else to ask.
    let missing: Outcome = 'said';
    let hasEngineFailed = false;

    for (let index = 0; outcome === 'said'; index++) {
      const piece = pieces[index];
      if (!piece) break;
      const { text, lang, alternative, isPrivate, caption } = piece;
      let voiceLang = lang;
      let voice: SpeechSynthesisVoice | undefined;
      for (const wanted of [lang, alternative]) {
        if (!wanted || voice || hasEngineFailed) continue;
        voiceLang = wanted;
        voice = await findVoice(wanted, isPrivate, signal);
      }
      const attempt = async (
        via: Via,
        run: (onStart: () => void) => Promise<Outcome>,
      ): Promise<Outcome> => {
        await gate.pending;
        if (signal.aborted) return '';
        const heard = () => {
          if (caption) onCaption(caption);
          emit('speak', { text, via });
        };
        const result = await run(heard).catch(String);
        if (!/^not-?allowed/i.test(result) || gate.isPassed) return result;
        gate.shut();
        return attempt(via, run);
      };

      outcome = `no voice for ${lang}`;
      if (voice && !(url && engine.isMute())) {
        let limit = engine.limit(text, rate);
        if (!limit) {
          outcome = await attempt('synthesis', (heard) =>
            engine.say(text, voiceLang, rate, voice, heard, signal),
          );
          if (outcome === 'lost') limit = REPEAT_LIMIT;
          // nobody else can: say it without hope of an answer
          if (outcome === 'unanswered' && !url) limit = text.length;
        }
        if (limit) {
          const bits = sentences(text, limit);
          pieces.splice(
            index--,
            1,
            ...bits.map((bit) => ({ ...piece, text: bit, caption: caption === text ? bit : '' })),
          );
          outcome = 'said';
          continue;
        }
        hasEngineFailed = outcome !== 'said';
      }
      if (outcome === 'said' || signal.aborted) continue;
      if (isPrivate) {
        if (caption) onCaption(caption);
        outcome = 'said';
      } else if (audio) {
        outcome = await attempt('audio', (heard) =>
          audio.play(
            text,
            lang,
            rate,
            () => {
              heard();
              const next = pieces[index + 1];
              if (next && !next.isPrivate) audio.prefetch(next.text, next.lang, signal);
            },
            signal,
          ),
        );
      } else if (!voice && !hasEngineFailed) {
        missing = outcome;
        outcome = 'said';
      }
    }
    return outcome === 'said' ? missing : outcome;
  };
}
