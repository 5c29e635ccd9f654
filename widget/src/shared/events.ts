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

/** Event emitter of the host page. An exception in a listener goes to `reportError`; the other listeners still run. */
export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>();
  const reported = new Set<string>();
  return {
    emit(type, event) {
      if ('reason' in event && reported.size === reported.add(event.reason).size) return;
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
      // A wrapper per subscription: the same listener can be added twice and removed once.
      const wrapper: Listener = (event) => listener(event);
      listeners.set(type, set.add(wrapper));
      return () => void set.delete(wrapper);
    },
    clear: () => listeners.clear(),
  };
}
