import { createPlayback, type PlaybackEvents } from './playback';
import { createGestureGate } from './gesture-gate';
import type { SpeechPart } from './utterances';

export interface SpeechQueueOptions extends PlaybackEvents {
  window: Window;
  /** Service for text without a voice: `?le={primary language subtag}&audio={text}` returns a recording. */
  fallbackAudioUrl: string | undefined;
  /** Called with true when speech is blocked until a user gesture, then with false. */
  onArmed: (waiting: boolean) => void;
}

export interface SpeechQueue {
  /**
   * Speaks parts in their languages and interrupts the current text. `rate`: 1 normal, 1.5 fast.
   * 'interrupted' by a newer call, `stop` or `destroy`; 'unavailable' without a voice and recording.
   */
  speak(
    parts: readonly SpeechPart[],
    rate: number,
  ): Promise<'spoken' | 'interrupted' | 'unavailable'>;
  stop: () => void;
  destroy: () => void;
}

/**
 * speech-queue: a newer text replaces the current one. What can go wrong, tested in speech-queue.test.ts and its
 * neighbours: lost, stale or synchronous events; silence within an utterance (repeated in parts); a late voice (used
 * once it exists); speech blocked before the first gesture (waits); a newer text meanwhile (aborts the older one).
 */
export function createSpeechQueue(options: SpeechQueueOptions): SpeechQueue {
  const window = options.window as Window & typeof globalThis;
  const gate = createGestureGate(window, options.onArmed);
  const play = createPlayback(window, options.fallbackAudioUrl, gate, options);
  let current: AbortController | undefined;

  const stop = () => {
    current?.abort();
    gate.cancel();
  };

  return {
    speak: (parts, rate) =>
      new Promise((resolve) => {
        current?.abort();
        const controller = (current = new AbortController());
        const { signal } = controller;
        const settle = (outcome: string) => {
          resolve(outcome === 'said' ? 'spoken' : 'unavailable');
          if (!signal.aborted && outcome !== 'said') options.emit('error', { reason: outcome });
          controller.abort();
        };
        signal.addEventListener('abort', () => resolve('interrupted'));
        // Chromium continues to speak after navigation.
        window.addEventListener('pagehide', stop, { signal });
        play(parts, rate, signal).then(settle, settle);
      }),
    stop,
    destroy() {
      stop();
      gate.destroy();
    },
  };
}
