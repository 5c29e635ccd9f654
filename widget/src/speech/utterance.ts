/** A healthy engine starts within 0.1 s, a remote voice within half a second. */
const ANSWER_MS = 900;
/** Over the time it should take, an utterance counts as lost: below the 2 s of silence a listener may meet. */
const SLACK_MS = 1700;
const TICK_MS = 100;
/** `speaking` is down for a moment before a healthy engine sends `end`. */
const QUIET_TICKS = 3;

/**
 * How an utterance or a recording came out: `said`; `lost`, begun and not ended in the time it needs; `unanswered`,
 * neither an event nor a flag; or the code of an error.
 */
export type Outcome = 'said' | 'lost' | 'unanswered' | (string & {});

/**
 * One utterance, of about `duration` ms, through an engine that may lie. Every event is optional; so are the flags, which
 * are believed only if they were down before: while they are up, it gets `grace` ms more. What comes after the outcome is
 * ignored, as stale events do come. `isHopeless`: no answer is to be expected, so that its lack means nothing.
 */
export function utter(
  window: Window,
  utterance: SpeechSynthesisUtterance,
  duration: number,
  grace: number,
  isHopeless: boolean,
  onStart: () => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const synthesis = window.speechSynthesis;
  const isActive = () => synthesis.speaking || synthesis.pending;

  return new Promise((resolve) => {
    let hasBegun = false;
    let deadline = performance.now() + ANSWER_MS;
    let quietTicks = NaN;

    const settle = (outcome: Outcome) => {
      clearInterval(timer);
      utterance.onstart = utterance.onend = utterance.onerror = signal.onabort = null;
      resolve(outcome);
    };
    const giveUp = () => {
      settle(hasBegun ? 'lost' : 'unanswered');
      synthesis.cancel();
    };
    const begin = (slack: number) => {
      if (hasBegun) return;
      hasBegun = true;
      deadline = performance.now() + duration + slack;
      onStart();
    };
    const tick = () => {
      quietTicks = isBelievable && isActive() ? 0 : quietTicks + 1;
      if (hasBegun && quietTicks >= QUIET_TICKS) settle('said');
      else if (performance.now() > deadline + (hasBegun && quietTicks === 0 ? grace : 0)) {
        if (!hasBegun && (isHopeless || quietTicks >= 0)) begin(SLACK_MS - ANSWER_MS);
        else giveUp();
      }
    };

    utterance.onstart = () => begin(SLACK_MS);
    utterance.onend = () => {
      begin(0);
      settle('said');
    };
    utterance.onerror = ({ error }) => settle(error);

    if (isActive()) synthesis.cancel();
    if (synthesis.paused) synthesis.resume();
    const isBelievable = !isActive();
    const timer = setInterval(tick, TICK_MS);
    signal.onabort = giveUp;
    try {
      synthesis.speak(utterance);
    } catch (error) {
      settle(String(error));
    }
  });
}
