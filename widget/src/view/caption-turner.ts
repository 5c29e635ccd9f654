import { sentences } from '../speech/sentences';

/** Milliseconds to read or to say one character at the normal rate, and for the shortest page. */
const perCharacter = 230;
const shortest = 1200;

/** Characters on a page at most, to begin with. */
const longest = 60;

/**
 * Cuts a text into pages that fit: at the ends of sentences, and elsewhere outside numbers, words and
 * pairs of quotes, as speech does.
 */
export function captionPages(text: string, fits: (page: string) => boolean): string[] {
  for (let limit = longest; ; limit = Math.ceil(limit * 0.9 - 1)) {
    const pages = sentences(text, limit);
    if (pages.every(fits) || limit < 2) return pages;
  }
}

/** Pixels by which Firefox counts the height of glyphs that are taller than their line. */
const overhang = 9;

export interface CaptionTurner {
  /** Shows a text from its first page on; the last page stays. */
  show(text: string, rate: number): void;
  stop(): void;
}

/** Turns the pages of a caption as time goes by. */
export function createCaptionTurner(
  window: Window,
  box: () => HTMLElement | null,
  onPage: (page: string) => void,
): CaptionTurner {
  let timer = 0;
  let sized: ResizeObserver | undefined;
  const stop = () => {
    window.clearTimeout(timer);
    sized?.disconnect();
  };

  function fits(page: string): boolean {
    const element = box();
    // The drawn text node itself, which Preact goes on to use.
    const text = element?.firstChild as Text | null | undefined;
    if (!element || !text) return true;
    const drawn = text.data;
    text.data = page;
    const isWhole = element.scrollHeight <= element.clientHeight + overhang;
    text.data = drawn;
    return isWhole;
  }

  return {
    show(text, rate) {
      stop();
      const pages = captionPages(text, fits);
      let page = '';
      const turn = () => {
        const next = pages.shift();
        if (!next) return;
        page = next;
        onPage(page);
        timer = window.setTimeout(turn, Math.max(shortest, page.length * perCharacter) / rate);
      };
      turn();
      const element = box();
      if (!element) return;
      // In a narrower window the page shown and those to come are cut anew.
      sized = new ResizeObserver(() => {
        if (!fits(page)) this.show(page + pages.join(''), rate);
      });
      sized.observe(element);
    },
    stop,
  };
}
