import { captionPages } from './caption-pages';

/** Milliseconds to read or to say one character at the normal rate. */
const perCharacter = 230;
const shortest = 1200;

export interface CaptionTurner {
  /** Shows a text from its first page on; the last page stays. */
  show(text: string, lang: string, rate: number): void;
  stop(): void;
}

/** Turns the pages of a caption as time goes by. */
export function createCaptionTurner(
  window: Window,
  fits: (page: string) => boolean,
  onPage: (page: string) => void,
): CaptionTurner {
  let timer = 0;
  const stop = () => window.clearTimeout(timer);
  return {
    show(text, lang, rate) {
      stop();
      const pages = captionPages(text, lang, fits);
      let index = 0;
      const turn = () => {
        const page = pages[index++];
        if (page === undefined) return;
        onPage(page);
        timer = window.setTimeout(turn, Math.max(shortest, page.length * perCharacter) / rate);
      };
      turn();
    },
    stop,
  };
}
