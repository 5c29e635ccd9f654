import { listen } from '../listen';

export interface GestureGate {
  /** What to wait for before any attempt; undefined while nothing is known to be refused. */
  pending: Promise<void> | undefined;
  /** Whether the visitor has acted: a refusal after that means something else. */
  isPassed: boolean;
  /** Closed until the next gesture. */
  shut(): void;
  /** Calls back once, at the next gesture. */
  onNext: (callback: () => void) => void;
  /** Waits no longer: `pending` never settles. */
  cancel(): void;
  /** Cancels, and forgets who is to be called. */
  destroy(): void;
}

/** Browsers refuse sound before the first gesture. Listens only while something waits for it. */
export function createGestureGate(
  window: Window,
  onArmed: (waiting: boolean) => void,
): GestureGate {
  let pass: (() => void) | undefined;
  let callback: (() => void) | undefined;
  let unlisten: (() => void) | undefined;
  const acted = () => {
    const steps = [callback, pass];
    gate.isPassed = true;
    gate.destroy();
    for (const step of steps) step?.();
  };
  // the events in which a mouse, a finger and a key have activated the page, all before `click`
  const hear = () => {
    unlisten ??= listen(window, { pointerup: acted, keydown: acted });
  };
  const gate: GestureGate = {
    pending: undefined,
    isPassed: false,
    shut() {
      gate.pending = new Promise((resolve) => (pass = resolve));
      hear();
      onArmed(true);
    },
    onNext(next) {
      callback = next;
      hear();
    },
    cancel() {
      if (!callback) {
        unlisten?.();
        unlisten = undefined;
      }
      if (!gate.pending) return;
      gate.pending = pass = undefined;
      onArmed(false);
    },
    destroy() {
      callback = undefined;
      gate.cancel();
    },
  };
  return gate;
}
