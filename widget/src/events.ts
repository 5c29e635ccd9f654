import type { ToolbarEvents } from './options';

type Listener = (event: never) => void;

export interface Emitter {
  emit: <K extends keyof ToolbarEvents>(type: K, event: ToolbarEvents[K]) => void;
  on: <K extends keyof ToolbarEvents>(
    type: K,
    listener: (event: ToolbarEvents[K]) => void,
  ) => () => void;
  clear: () => void;
}

/** Events for the host; a listener that throws is reported and harms no other. */
export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>();
  const reasons = new Set<string>();
  return {
    emit(type, event) {
      if ('reason' in event && reasons.size === reasons.add(event.reason).size) return;
      for (const listener of listeners.get(type) ?? []) {
        try {
          listener(event as never);
        } catch (error) {
          reportError(error);
        }
      }
    },
    on(type, listener) {
      const set = listeners.get(type) ?? new Set();
      // A function of its own, so that the same listener can be added twice and removed once.
      const own: Listener = (event) => listener(event);
      listeners.set(type, set.add(own));
      return () => void set.delete(own);
    },
    clear: () => listeners.clear(),
  };
}
