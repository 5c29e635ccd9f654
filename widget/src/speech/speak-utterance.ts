/** Time to start, in ms: local voices need 0.1 s, remote ones half a second. */
const START_TIMEOUT_MS = 900;
/** Delay beyond the expected duration after which an utterance is lost, in ms; the longest allowed silence is 2 s. */
const SLACK_MS = 1700;
const TICK_MS = 100;
/** Ticks with `speaking` false before the end is assumed: `end` arrives shortly after the flag. */
const QUIET_TICKS = 3;

/**
 * Outcome of an utterance or recording: `said`; `lost`, started without an end in time; `unanswered`, neither event nor
 * flag; or an error code.
 */
export type Outcome = 'said' | 'lost' | 'unanswered' | (string & {});

/**
 * Speaks one utterance of about `duration` ms with a watchdog. Every event is optional; the flags `speaking` and
 * `pending` count only if they were false before, and extend the timeout by `grace` ms while true. Events after the
 * outcome are ignored. @param isHopeless the engine sends no events: assume a start without one
 */
export function speakUtterance(
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
    let hasStarted = false;
    let deadline = performance.now() + START_TIMEOUT_MS;
    let quietTicks = NaN;

    const settle = (outcome: Outcome) => {
      clearInterval(timer);
      utterance.onstart = utterance.onend = utterance.onerror = signal.onabort = null;
      resolve(outcome);
    };
    const abort = () => {
      settle(hasStarted ? 'lost' : 'unanswered');
      synthesis.cancel();
    };
    const markStarted = (slack: number) => {
      if (hasStarted) return;
      hasStarted = true;
      deadline = performance.now() + duration + slack;
      onStart();
    };
    const tick = () => {
      quietTicks = hasReliableFlags && isActive() ? 0 : quietTicks + 1;
      if (hasStarted && quietTicks >= QUIET_TICKS) settle('said');
      else if (performance.now() > deadline + (hasStarted && quietTicks === 0 ? grace : 0)) {
        if (!hasStarted && (isHopeless || quietTicks >= 0))
          markStarted(SLACK_MS - START_TIMEOUT_MS);
        else abort();
      }
    };

    utterance.onstart = () => markStarted(SLACK_MS);
    utterance.onend = () => {
      markStarted(0);
      settle('said');
    };
    utterance.onerror = ({ error }) => settle(error);

    if (isActive()) synthesis.cancel();
    if (synthesis.paused) synthesis.resume();
    const hasReliableFlags = !isActive();
    const timer = setInterval(tick, TICK_MS);
    signal.onabort = abort;
    try {
      synthesis.speak(utterance);
    } catch (error) {
      settle(String(error));
    }
  });
}
