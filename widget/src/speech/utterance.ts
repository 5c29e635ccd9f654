import type { Pace } from './pace';

/** A healthy engine starts within 0.1 s, a remote voice within half a second. */
const ANSWER_MS = 900;
const TICK_MS = 100;

export type Outcome =
  | { kind: 'said' }
  /** Neither an event nor a flag. */
  | { kind: 'unanswered' }
  /** Cancelled, by the host page or by an engine that cancels late. */
  | { kind: 'cancelled' }
  /** Begun, and not ended in the time it could need; `rest` is what no boundary event has reached. */
  | { kind: 'lost'; rest: string }
  | { kind: 'failed'; code: string };

export interface UtteranceOptions {
  window: Window;
  utterance: SpeechSynthesisUtterance;
  pace: Pace;
  /** Nothing is to be expected of this engine: an utterance without an answer counts as begun. */
  blind: boolean;
  onStart: () => void;
  signal: AbortSignal;
}

/**
 * One utterance through an engine that may lie. Every event is optional; so are the flags, which are believed only if
 * they were down before. Whatever comes after the outcome is ignored: stale events of cancelled utterances do come.
 */
export function utter(options: UtteranceOptions): Promise<Outcome> {
  const { window, utterance, pace, signal } = options;
  const { text } = utterance;
  const synthesis = window.speechSynthesis;
  const now = () => window.performance.now();
  const isActive = () => synthesis.speaking || synthesis.pending;

  return new Promise((resolve) => {
    let asked = 0;
    let began: number | undefined;
    let deadline = Infinity;
    let reached = 0;
    let wasActive = false;
    let quietTicks = 0;

    const settle = (outcome: Outcome) => {
      window.clearInterval(timer);
      signal.removeEventListener('abort', abort);
      utterance.onstart = utterance.onboundary = utterance.onend = utterance.onerror = null;
      resolve(outcome);
    };
    const giveUp = (outcome: Outcome) => {
      settle(outcome);
      synthesis.cancel();
    };
    const abort = () => giveUp({ kind: 'cancelled' });
    const begin = (since = now()) => {
      if (began !== undefined) return;
      began = since;
      deadline = since + pace.patience(text);
      options.onStart();
    };
    const tick = () => {
      const active = believable && isActive();
      wasActive ||= active;
      quietTicks = active ? 0 : quietTicks + 1;
      if (began === undefined) {
        if (now() < asked + ANSWER_MS) return;
        if (wasActive || options.blind) begin(asked);
        else giveUp({ kind: 'unanswered' });
      } else if (wasActive && quietTicks > 2) settle({ kind: 'said' });
      else if (now() > deadline) giveUp({ kind: 'lost', rest: text.slice(reached) });
    };

    utterance.onstart = () => begin();
    utterance.onboundary = ({ charIndex }) => {
      begin();
      if (!(charIndex > reached)) return;
      reached = charIndex;
      const spent = now() - (began ?? 0);
      deadline = now() + pace.patience(text.slice(reached), text.slice(0, reached), spent);
    };
    utterance.onend = () => {
      if (began !== undefined) pace.learn(text, now() - began);
      begin();
      settle({ kind: 'said' });
    };
    utterance.onerror = ({ error }) =>
      settle(
        error === 'interrupted' || error === 'canceled'
          ? { kind: 'cancelled' }
          : { kind: 'failed', code: error },
      );

    if (isActive()) synthesis.cancel();
    if (synthesis.paused) synthesis.resume();
    const believable = !isActive();
    signal.addEventListener('abort', abort);
    const timer = window.setInterval(tick, TICK_MS);
    asked = now();
    try {
      synthesis.speak(utterance);
    } catch (error) {
      settle({ kind: 'failed', code: String(error) });
    }
  });
}
