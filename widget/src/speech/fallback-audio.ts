import { warn } from '../shared/warn';
import type { Outcome } from './speak-utterance';

/** Time without progress after which playback fails, in ms. */
const STALLED_MS = 10_000;

/** Recordings from the host's speech service. */
interface FallbackAudio {
  /** Downloads the next recording into the HTTP cache, to avoid a gap. */
  prefetch(text: string, lang: string, signal: AbortSignal): void;
  /** Plays a recording; the signal aborts playback and download. */
  play(
    text: string,
    lang: string,
    rate: number,
    onStart: () => void,
    signal: AbortSignal,
  ): Promise<Outcome>;
}

/** Plays all recordings in one element: iOS unlocks audio elements one by one, each by a gesture. */
export function createFallbackAudio(
  window: Window & typeof globalThis,
  url: string,
): FallbackAudio {
  let element: HTMLAudioElement | undefined;
  const urlOf = (text: string, lang: string) => {
    const [language] = lang.toLowerCase().split(/[-_]/);
    return `${url}${url.includes('?') ? '&' : '?'}le=${language}&audio=${encodeURIComponent(text)}`;
  };

  return {
    prefetch(text, lang, signal) {
      // The same mode and credentials as the audio element's request, for a cache hit. Playback reports failures.
      const init = { mode: 'no-cors', credentials: 'include', signal } as const;
      window.fetch(urlOf(text, lang), init).catch(() => undefined);
    },
    play: (text, lang, rate, onStart, signal) =>
      new Promise((resolve) => {
        const audio = (element ??= new window.Audio());
        let isSettled = false;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const settle = (outcome: Outcome) => {
          clearTimeout(timer);
          if (isSettled) return;
          isSettled = true;
          audio.onplaying = audio.ontimeupdate = audio.onended = audio.onerror = null;
          signal.onabort = null;
          if (!/^(said|aborted|NotAllowedError)$/.test(outcome)) warn(`fallback audio: ${outcome}`);
          resolve(outcome);
        };
        const abort = () => {
          settle('aborted');
          audio.removeAttribute('src');
          audio.load();
        };
        const restartTimer = () => {
          clearTimeout(timer);
          timer = setTimeout(settle, STALLED_MS, 'stalled');
        };
        signal.onabort = abort;
        restartTimer();
        audio.src = urlOf(text, lang);
        audio.playbackRate = rate;
        audio.onplaying = () => {
          audio.onplaying = null;
          onStart();
        };
        audio.ontimeupdate = restartTimer;
        audio.onended = () => settle('said');
        audio.onerror = () => settle('recording failed');
        audio.play().catch((error: unknown) => settle((error as Error).name));
      }),
  };
}
