import { createFallbackAudio } from './fallback-audio';
import type { GestureGate } from './gesture';
import { sentences } from './sentences';
import type { Piece, Synthesis } from './synthesis';
import type { Outcome } from './utterance';
import type { Voices } from './voices';

/** A piece that went silent is said again in bits so short that the next silence is short too. */
const REPEAT_LIMIT = 15;

export type Via = 'synthesis' | 'audio';

export interface Means {
  window: Window & typeof globalThis;
  fallbackAudioUrl: string | undefined;
  voices: Voices;
  engine: Synthesis;
  gate: GestureGate;
  onUtterance: (text: string, index: number, total: number, via: Via) => void;
  report: (reason: string) => void;
}

/** Says a text piece by piece: through the engine, or, where that cannot, through the fallback. */
export async function deliver(
  means: Means,
  text: string,
  lang: string,
  rate: number,
  signal: AbortSignal,
): Promise<'spoken' | 'unavailable'> {
  const { window, fallbackAudioUrl, voices, engine, gate, report } = means;
  const audio = fallbackAudioUrl
    ? createFallbackAudio(window, fallbackAudioUrl, signal)
    : undefined;
  const pieces = sentences(text, lang);
  let index = 0;
  let engineFailed = false;

  const pieceAt = (position: number): Piece => ({ text: pieces[position] ?? '', lang, rate });
  const heard = (via: Via) => means.onUtterance(pieces[index] ?? '', index, pieces.length, via);
  const cutAgain = (rest: string, limit: number) =>
    pieces.splice(index, 1, ...sentences(rest, lang, limit));
  const onceAllowed = async (attempt: () => Promise<Outcome>): Promise<Outcome> => {
    if (gate.isWaiting) await gate.wait();
    if (signal.aborted) return { kind: 'cancelled' };
    const outcome = await attempt();
    if (outcome.kind !== 'failed' || outcome.code !== 'not-allowed' || gate.isPassed)
      return outcome;
    await gate.wait();
    return onceAllowed(attempt);
  };

  while (index < pieces.length && !signal.aborted) {
    const piece = pieceAt(index);
    const voice = engineFailed ? undefined : await voices.find(lang, signal);
    let outcome: Outcome | undefined;
    if (voice && !(audio && engine.isMute)) {
      const limit = engine.limit(piece.text);
      if (piece.text.length > limit) {
        cutAgain(piece.text, limit);
        continue;
      }
      outcome = await onceAllowed(() => engine.say(piece, voice, () => heard('synthesis'), signal));
      if (outcome.kind === 'lost') {
        cutAgain(outcome.rest, REPEAT_LIMIT);
        continue;
      }
      if (outcome.kind === 'failed') {
        engineFailed = true;
        report(`speech synthesis: ${outcome.code}`);
        outcome = undefined;
      }
    } else if (!audio) report(`no voice for ${lang}`);

    if (!outcome && audio) {
      outcome = await onceAllowed(() =>
        audio.play(piece, () => {
          heard('audio');
          if (index + 1 < pieces.length) audio.prepare(pieceAt(index + 1));
        }),
      );
      if (outcome.kind === 'failed') report(`fallback audio: ${outcome.code}`);
    }
    if (outcome?.kind !== 'said') return 'unavailable';
    index++;
  }
  return 'spoken';
}
