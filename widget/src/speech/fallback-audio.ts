import { warn } from '../warn';
import type { Outcome } from './utterance';

/** Without any progress for so long, a recording is given up; a service may take 10 s for its first one. */
const STALLED_MS = 10_000;

/** Recordings from the host's speech service. */
interface FallbackAudio {
  /** Asks for a recording that is to be played next, so that no gap comes before it. */
  prefetch(text: string, lang: string, signal: AbortSignal): void;
  /** Plays a recording; the signal ends sound and download. */
  play(
    text: string,
    lang: string,
    rate: number,
    onStart: () => void,
    signal: AbortSignal,
  ): Promise<Outcome>;
}

/** All recordings are played in one element: iOS lets each element sound only after a gesture of its own. */
export function createFallbackAudio(
  window: Window & typeof globalThis,
  url: string,
): FallbackAudio {
  let element: HTMLAudioElement | undefined;
  const addressOf = (text: string, lang: string) => {
    const [language] = lang.toLowerCase().split(/[-_]/);
    return `${url}${url.includes('?') ? '&' : '?'}le=${language}&audio=${encodeURIComponent(text)}`;
  };

  return {
    prefetch(text, lang, signal) {
      // As the element asks, so that it finds the answer in the cache; what fails here is told when it is played.
      const init = { mode: 'no-cors', credentials: 'include', signal } as const;
      window.fetch(addressOf(text, lang), init).catch(() => undefined);
    },
    play: (text, lang, rate, onStart, signal) =>
      new Promise((resolve) => {
        const audio = (element ??= new window.Audio());
        let isOver = false;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const settle = (outcome: Outcome) => {
          clearTimeout(timer);
          if (isOver) return;
          isOver = true;
          audio.onplaying = audio.ontimeupdate = audio.onended = audio.onerror = null;
          signal.onabort = null;
          if (!/^(said|aborted|NotAllowedError)$/.test(outcome)) warn(`fallback audio: ${outcome}`);
          resolve(outcome);
        };
        const drop = () => {
          settle('aborted');
          audio.removeAttribute('src');
          audio.load();
        };
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(settle, STALLED_MS, 'stalled');
        };
        signal.onabort = drop;
        wait();
        audio.src = addressOf(text, lang);
        audio.playbackRate = rate;
        audio.onplaying = () => {
          audio.onplaying = null;
          onStart();
        };
        audio.ontimeupdate = wait;
        audio.onended = () => settle('said');
        audio.onerror = () => settle('recording failed');
        audio.play().catch((error: unknown) => settle((error as Error).name));
      }),
  };
}
