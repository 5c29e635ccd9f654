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
  /** Waits no longer; whoever still does is told at the next gesture. */
  cancel(): void;
  /** Cancels, and forgets who is to be called. */
  destroy(): void;
}

/** Browsers refuse sound before the first gesture. Listens only from the first wait to that gesture. */
export function createGestureGate(
  window: Window,
  onArmed: (waiting: boolean) => void,
): GestureGate {
  let waiting: (() => void)[] = [];
  let unlisten: (() => void) | undefined;
  const acted = () => {
    const steps = waiting;
    gate.isPassed = true;
    gate.destroy();
    for (const step of steps) step();
  };
  const gate: GestureGate = {
    pending: undefined,
    isPassed: false,
    shut() {
      gate.pending = new Promise((resolve) => gate.onNext(resolve));
      onArmed(true);
    },
    onNext(callback) {
      waiting.push(callback);
      // the events in which a mouse, a finger and a key have activated the page, all before `click`
      unlisten ??= listen(window, { pointerup: acted, keydown: acted });
    },
    cancel() {
      if (gate.pending) onArmed(false);
      gate.pending = undefined;
    },
    destroy() {
      waiting = [];
      unlisten?.();
      unlisten = undefined;
      gate.cancel();
    },
  };
  return gate;
}
