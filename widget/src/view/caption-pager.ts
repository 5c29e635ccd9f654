import { splitSentences } from '../speech/sentences';

/** Reading time per character at the normal rate, and the minimum for a page, in ms. */
const msPerCharacter = 230;
const minPageMs = 1200;

/** Maximum characters of a page, before the size of the box is known. */
const maxLength = 60;

/**
 * Splits a text into pages that fit: at sentence ends, otherwise outside of numbers, words and pairs of quotes, by
 * the same function as speech.
 */
export function captionPages(text: string, fits: (page: string) => boolean): string[] {
  for (let limit = maxLength; ; limit = Math.ceil(limit * 0.9 - 1)) {
    const pages = splitSentences(text, limit);
    if (pages.every(fits) || limit < 2) return pages;
  }
}

/** Firefox adds glyphs taller than their line box to scrollHeight, 14 at 80 px; less than half a line; in px. */
const glyphOverflow = 15;

export interface CaptionPager {
  /** Shows a text page by page; the last page stays. */
  show(text: string, rate: number): void;
  stop(): void;
}

/**
 * Advances the pages of a caption by reading time.
 * @param render renders a page at once, also only to measure it
 * @param onPage called with each page shown and the text of the later pages
 */
export function createCaptionPager(
  window: Window,
  box: () => HTMLElement | null,
  render: (page: string) => void,
  onPage: (page: string, rest: string) => void,
): CaptionPager {
  let timer = 0;
  let resizeObserver: ResizeObserver | undefined;
  const stop = () => {
    window.clearTimeout(timer);
    resizeObserver?.disconnect();
  };

  function fits(page: string): boolean {
    render(page);
    const element = box();
    return !element || element.scrollHeight <= element.clientHeight + glyphOverflow;
  }

  return {
    show(text, rate) {
      stop();
      const pages = captionPages(text, fits);
      let page = '';
      const showNext = () => {
        const next = pages.shift();
        if (!next) return;
        page = next;
        onPage(page, pages.join(''));
        timer = window.setTimeout(
          showNext,
          Math.max(minPageMs, page.length * msPerCharacter) / rate,
        );
      };
      showNext();
      const element = box();
      if (!element) return;
      // In a narrower box the current and the remaining pages are split again; a word that is too long stays one page.
      resizeObserver = new ResizeObserver(() => {
        if (captionPages(page, fits)[1]) this.show(page + pages.join(''), rate);
      });
      resizeObserver.observe(element);
    },
    stop,
  };
}
