/*
 * playback: plays one text. speech-engine is the browser's synthesis, voice-picker finds its voice, fallback-audio plays
 * recordings of the host's service, speech-queue replaces a text by a newer one.
 */
import type { Emitter } from '../shared/events';
import { createFallbackAudio } from './fallback-audio';
import type { GestureGate } from './gesture-gate';
import { planUtterances, type SpeechPart } from './utterances';
import { splitSentences } from './sentences';
import { createSpeechEngine } from './speech-engine';
import type { Outcome } from './speak-utterance';
import { createVoicePicker } from './voice-picker';

/** Maximum characters of the parts in which a lost utterance is repeated: short, so that a further loss is short. */
const REPEAT_LIMIT = 15;

type Via = 'synthesis' | 'audio';

/** Plays a text. @returns `said`, or the reason of the failure; without meaning after an abort */
export type PlayText = (
  parts: readonly SpeechPart[],
  rate: number,
  signal: AbortSignal,
) => Promise<Outcome>;

export interface PlaybackEvents {
  /** Emits `speak` when playback of an utterance starts. */
  emit: Emitter['emit'];
  /** Called with the new text of the caption. */
  onCaption: (text: string) => void;
}

/** Plays one text, utterance by utterance, by the browser's engine or else by fallback audio. */
export function createPlayback(
  window: Window & typeof globalThis,
  url: string | undefined,
  gate: GestureGate,
  { emit, onCaption }: PlaybackEvents,
): PlayText {
  const findVoice = createVoicePicker(window);
  const engine = createSpeechEngine(window, gate.onNext);
  const audio = url ? createFallbackAudio(window, url) : undefined;

  return async (parts, rate, signal) => {
    const utterances = planUtterances(parts);
    let outcome: Outcome = 'said';
    // Parts in a language without a voice are skipped if there is no fallback.
    let missingVoice: Outcome = 'said';
    let hasEngineFailed = false;

    for (let index = 0; outcome === 'said'; index++) {
      const utterance = utterances[index];
      if (!utterance) break;
      const { text, lang, alternative, isPrivate, caption } = utterance;
      let voiceLang = lang;
      let voice: SpeechSynthesisVoice | undefined;
      for (const candidate of [lang, alternative]) {
        if (!candidate || voice || hasEngineFailed) continue;
        voiceLang = candidate;
        voice = await findVoice(candidate, isPrivate, signal);
      }
      const attempt = async (
        via: Via,
        run: (onStart: () => void) => Promise<Outcome>,
      ): Promise<Outcome> => {
        await gate.pending;
        if (signal.aborted) return '';
        const onStart = () => {
          if (caption) onCaption(caption);
          emit('speak', { text, via });
        };
        const result = await run(onStart).catch(String);
        if (!/^not-?allowed/i.test(result) || gate.isPassed) return result;
        gate.shut();
        return attempt(via, run);
      };

      outcome = `no voice for ${lang}`;
      if (voice && !(url && engine.isMute())) {
        let limit = engine.limit(text, rate);
        if (!limit) {
          outcome = await attempt('synthesis', (started) =>
            engine.say(text, voiceLang, rate, voice, started, signal),
          );
          if (outcome === 'lost') limit = REPEAT_LIMIT;
          // No fallback: speak without a limit, although the engine sends no events.
          if (outcome === 'unanswered' && !url) limit = text.length;
        }
        if (limit) {
          const shorter = splitSentences(text, limit);
          utterances.splice(
            index--,
            1,
            ...shorter.map((part) => ({
              ...utterance,
              text: part,
              caption: caption === text ? part : '',
            })),
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
        outcome = await attempt('audio', (started) =>
          audio.play(
            text,
            lang,
            rate,
            () => {
              started();
              const next = utterances[index + 1];
              if (next && !next.isPrivate) audio.prefetch(next.text, next.lang, signal);
            },
            signal,
          ),
        );
      } else if (!voice && !hasEngineFailed) {
        missingVoice = outcome;
        outcome = 'said';
      }
    }
    return outcome === 'said' ? missingVoice : outcome;
  };
}
