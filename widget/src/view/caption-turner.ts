import { captionPages } from './caption-pages';

/** Milliseconds to read or to say one character at the normal rate, and for the shortest page. */
const perCharacter = 230;
const shortest = 1200;

export interface CaptionTurner {
  /** Shows a text from its first page on; the last page stays. */
  show(text: string, lang: string, rate: number): void;
  stop(): void;
}

/** Cuts a text into pages for the caption's box and turns them as time goes by. */
export function createCaptionTurner(
  window: Window,
  box: () => HTMLElement | null,
  onPage: (page: string) => void,
): CaptionTurner {
  let timer = 0;
  const stop = () => window.clearTimeout(timer);

  function fits(page: string): boolean {
    const element = box();
    // The drawn text node itself, which Preact goes on to use.
    const text = element?.firstChild as Text | null | undefined;
    if (!element || !text) return true;
    const drawn = text.data;
    text.data = page;
    const isWhole = element.scrollHeight <= element.clientHeight;
    text.data = drawn;
    return isWhole;
  }

  return {
    show(text, lang, rate) {
      stop();
      const pages = captionPages(text, lang, fits);
      let index = 0;
      const turn = () => {
        const page = pages[index++];
        if (!page) return;
        onPage(page);
        timer = window.setTimeout(turn, Math.max(shortest, page.length * perCharacter) / rate);
      };
      turn();
    },
    stop,
  };
}
