export interface PageStyle {
  /** Replaces what the toolbar adds to the page's styles; none of it is printed. */
  apply(css: string): void;
  destroy(): void;
}

/** One constructed style sheet of the document: no element, nothing a content policy forbids. */
export function createPageStyle(window: Window & typeof globalThis): PageStyle {
  const { document } = window;
  const sheet = new window.CSSStyleSheet({ media: 'screen' });
  let last = '';
  const adopt = (own: CSSStyleSheet[]) => {
    const sheets: CSSStyleSheet[] = [];
    for (const other of document.adoptedStyleSheets) {
      if (other !== sheet) sheets[sheets.length] = other;
    }
    document.adoptedStyleSheets = [...sheets, ...own];
  };
  return {
    apply(css) {
      if (css !== last) sheet.replaceSync((last = css));
      // Again each time: a host that assigns its own list drops ours.
      adopt([sheet]);
    },
    destroy: () => adopt([]),
  };
}
