export interface GestureGate {
  /** What to wait for before any attempt; undefined while nothing is known to be refused. */
  pending: Promise<void> | undefined;
  /** Whether the visitor has acted: a refusal after that means something else. */
  isPassed: boolean;
  /** Closed until the next gesture. */
  shut(): void;
  /** Waits no longer: `pending` never settles. */
  cancel(): void;
}

/** Browsers refuse sound before the first gesture. Listens only while something waits to be said. */
export function createGestureGate(
  window: Window,
  onArmed: (waiting: boolean) => void,
): GestureGate {
  let pass: () => void;
  // the events in which a mouse, a finger and a key have activated the page, all before `click`
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const type of ['pointerup', 'keydown']) window[change](type, pass, true);
  };
  const gate: GestureGate = {
    pending: undefined,
    isPassed: false,
    shut() {
      gate.pending = new Promise((resolve) => {
        pass = () => {
          gate.isPassed = true;
          gate.cancel();
          resolve();
        };
      });
      listen('addEventListener');
      onArmed(true);
    },
    cancel() {
      if (!gate.pending) return;
      gate.pending = undefined;
      listen('removeEventListener');
      onArmed(false);
    },
  };
  return gate;
}
