/** What counts as an activation in HTML: a touch does so only when it is lifted, Escape never. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'];

export interface GestureGate {
  readonly isWaiting: boolean;
  /** True once the visitor has acted: then a refusal means something else. */
  readonly isPassed: boolean;
  /** Resolves at the visitor's next gesture, never after `close`. */
  wait(): Promise<void>;
  close(): void;
}

/** Browsers refuse sound before the first gesture. Listens only while something waits to be said. */
export function createGestureGate(
  window: Window,
  onArmed: (waiting: boolean) => void,
): GestureGate {
  let waiting: { promise: Promise<void>; listening: AbortController } | undefined;
  let isPassed = false;

  const close = () => {
    if (!waiting) return;
    waiting.listening.abort();
    waiting = undefined;
    onArmed(false);
  };
  const listen = (resolve: () => void, { signal }: AbortController) => {
    const heard = (event: Event) => {
      const { type, pointerType, key } = event as Partial<PointerEvent & KeyboardEvent>;
      if ((type === 'pointerdown' && pointerType === 'touch') || key === 'Escape') return;
      isPassed = true;
      close();
      resolve();
    };
    for (const type of GESTURES)
      window.addEventListener(type, heard, { capture: true, passive: true, signal });
  };

  return {
    get isWaiting() {
      return !!waiting;
    },
    get isPassed() {
      return isPassed;
    },
    wait() {
      if (!waiting) {
        const listening = new AbortController();
        waiting = { listening, promise: new Promise((resolve) => listen(resolve, listening)) };
        onArmed(true);
      }
      return waiting.promise;
    },
    close,
  };
}
