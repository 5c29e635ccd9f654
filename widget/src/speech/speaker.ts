import { createDelivery, type DeliveryEvents } from './delivery';
import { createGestureGate } from './gesture';
import type { SpeechPart } from './pieces';

export interface SpeakerOptions extends DeliveryEvents {
  window: Window;
  /** Asked `?le={primary language subtag}&audio={text}` for a recording of what the browser cannot say. */
  fallbackAudioUrl: string | undefined;
  /** Whether speech waits for the visitor's first gesture, as browsers demand. */
  onArmed: (waiting: boolean) => void;
}

export interface Speaker {
  /**
   * Says parts in their own languages, ending what is being said. `rate`: 1 normal, 1.5 fast.
   * 'interrupted' by a newer call, `stop` or `destroy`; 'unavailable' where nothing can speak.
   */
  speak(
    parts: readonly SpeechPart[],
    rate: number,
  ): Promise<'spoken' | 'interrupted' | 'unavailable'>;
  stop: () => void;
  destroy: () => void;
}

/**
 * The queue in which the newest wins. What can go wrong, each with its test in speaker.test.ts: events that are lost, stale
 * or synchronous; silence in the middle of an utterance (its rest is said again); a voice that comes late (used from
 * then on); refusal before the first gesture (waited for); a newer text while any of this waits (whatever the older
 * one hears after that is ignored).
 */
export function createSpeaker(options: SpeakerOptions): Speaker {
  const window = options.window as Window & typeof globalThis;
  const gate = createGestureGate(window, options.onArmed);
  const deliver = createDelivery(window, options.fallbackAudioUrl, gate, options);
  let current: AbortController | undefined;

  const stop = () => {
    current?.abort();
    gate.cancel();
  };

  return {
    speak: (parts, rate) =>
      new Promise((resolve) => {
        current?.abort();
        const session = (current = new AbortController());
        const { signal } = session;
        const conclude = (outcome: string) => {
          resolve(outcome === 'said' ? 'spoken' : 'unavailable');
          if (!signal.aborted && outcome !== 'said') options.emit('error', { reason: outcome });
          session.abort();
        };
        signal.addEventListener('abort', () => resolve('interrupted'));
        // Chromium goes on speaking after the visitor has left the page
        window.addEventListener('pagehide', stop, { signal });
        deliver(parts, rate, signal).then(conclude, conclude);
      }),
    stop,
    destroy() {
      stop();
      gate.destroy();
    },
  };
}
