import { listen } from '../shared/listen';

export interface GestureGate {
  /** Resolves at the next gesture; undefined while playback is not blocked. */
  pending: Promise<void> | undefined;
  /** Whether there was a gesture: a later `not-allowed` has another cause. */
  isPassed: boolean;
  /** Blocks playback until the next gesture. */
  shut(): void;
  /** Calls back once, on the next gesture. */
  onNext: (callback: () => void) => void;
  /** Ends the block; promises already returned still resolve at the next gesture. */
  cancel(): void;
  /** Cancels and removes all callbacks and listeners. */
  destroy(): void;
}

/** Browsers block sound before the first user gesture. Listens only from the first block to that gesture. */
export function createGestureGate(
  window: Window,
  onArmed: (waiting: boolean) => void,
): GestureGate {
  let callbacks: (() => void)[] = [];
  let unlisten: (() => void) | undefined;
  const onGesture = () => {
    const pending = callbacks;
    gate.isPassed = true;
    gate.destroy();
    for (const step of pending) step();
  };
  const gate: GestureGate = {
    pending: undefined,
    isPassed: false,
    shut() {
      gate.pending = new Promise((resolve) => gate.onNext(resolve));
      onArmed(true);
    },
    onNext(callback) {
      callbacks.push(callback);
      // Activation triggering events (HTML standard) of mouse, touch and keyboard, all before `click`.
      unlisten ??= listen(window, { pointerup: onGesture, keydown: onGesture });
    },
    cancel() {
      if (gate.pending) onArmed(false);
      gate.pending = undefined;
    },
    destroy() {
      callbacks = [];
      unlisten?.();
      unlisten = undefined;
      gate.cancel();
    },
  };
  return gate;
}
