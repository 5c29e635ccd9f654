import type { Outcome } from './utterance';

/** Without any progress for so long, a recording is given up; a service may take 10 s for its first one. */
const STALLED_MS = 10_000;

/** Begins to load a recording from the host's speech service; the signal ends sound and download. */
export function loadRecording(
  window: Window & typeof globalThis,
  url: string,
  text: string,
  lang: string,
  signal: AbortSignal,
): HTMLAudioElement {
  const language = lang.toLowerCase().replace(/[-_].*/, '');
  const element = new window.Audio(
    `${url}${url.includes('?') ? '&' : '?'}le=${language}&audio=${encodeURIComponent(text)}`,
  );
  signal.addEventListener('abort', () => {
    element.removeAttribute('src');
    element.load();
  });
  return element;
}

export function playRecording(
  element: HTMLAudioElement,
  rate: number,
  onStart: () => void,
  signal: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, STALLED_MS, 'stalled');
    };
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      element.ontimeupdate = null;
      resolve(outcome);
    };
    signal.addEventListener('abort', () => settle('aborted'));
    wait();
    element.playbackRate = rate;
    element.addEventListener('playing', onStart, { once: true });
    element.ontimeupdate = wait;
    element.onended = () => settle('said');
    element.onerror = () => settle('recording failed');
    element.play().catch((error: unknown) => settle((error as Error).name));
  });
}
