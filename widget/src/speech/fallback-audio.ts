import type { Piece } from './synthesis';
import type { Outcome } from './utterance';

/** Without any progress for so long, the recording is given up; a service may take 10 s for its first one. */
const STALLED_MS = 10_000;

export interface FallbackAudio {
  /** Begins to load a piece that will be played soon. */
  prepare(piece: Piece): void;
  play(piece: Piece, onStart: () => void): Promise<Outcome>;
}

/** Recordings from the host's speech service, each loaded once; the signal stops sound and loading alike. */
export function createFallbackAudio(
  window: Window & typeof globalThis,
  url: string,
  signal: AbortSignal,
): FallbackAudio {
  const loading = new Map<string, HTMLAudioElement>();

  const load = ({ text, lang }: Piece): HTMLAudioElement => {
    const primary = lang.split(/[-_]/, 1).join('').toLowerCase();
    const query = `le=${encodeURIComponent(primary)}&audio=${encodeURIComponent(text)}`;
    const element =
      loading.get(text) ?? new window.Audio(url + (url.includes('?') ? '&' : '?') + query);
    loading.set(text, element);
    return element;
  };
  signal.addEventListener('abort', () => {
    for (const element of loading.values()) release(element);
  });

  return {
    prepare: load,
    play: (piece, onStart) =>
      new Promise((resolve) => {
        const element = load(piece);
        let timer: number | undefined;
        const settle = (outcome: Outcome) => {
          window.clearTimeout(timer);
          signal.removeEventListener('abort', stop);
          release(element);
          loading.delete(piece.text);
          resolve(outcome);
        };
        const fail = (code: string) => settle({ kind: 'failed', code });
        const stop = () => settle({ kind: 'cancelled' });
        const progress = () => {
          window.clearTimeout(timer);
          timer = window.setTimeout(() => fail('timeout'), STALLED_MS);
        };
        progress();
        signal.addEventListener('abort', stop);
        element.playbackRate = piece.rate;
        element.onplaying = () => {
          element.onplaying = null;
          onStart();
        };
        element.ontimeupdate = progress;
        element.onended = () => settle({ kind: 'said' });
        element.onerror = () => fail(element.error?.message || 'not playable');
        element.play().catch((error: unknown) => {
          const { name } = error as Error;
          fail(name === 'NotAllowedError' ? 'not-allowed' : name);
        });
      }),
  };
}

/** Ends sound and download: without a source, `load()` drops what is under way. */
function release(element: HTMLAudioElement): void {
  element.onplaying = element.ontimeupdate = element.onended = element.onerror = null;
  element.pause();
  element.removeAttribute('src');
  element.load();
}
