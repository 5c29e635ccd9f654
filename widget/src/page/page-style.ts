export interface PageStyle {
  /** Replaces what the toolbar adds to the page's styles; none of it is printed. */
  apply(css: string): void;
  destroy(): void;
}

/** One constructed style sheet of the document: no element, nothing a content policy forbids. */
export function createPageStyle(document: Document): PageStyle {
  const { CSSStyleSheet } = document.defaultView ?? globalThis;
  const sheet = new CSSStyleSheet({ media: 'screen' });

  const others = () => {
    const sheets: CSSStyleSheet[] = [];
    for (const one of document.adoptedStyleSheets) if (one !== sheet) sheets[sheets.length] = one;
    return sheets;
  };

  return {
    apply(css) {
      sheet.replaceSync(css);
      // Again each time: a host that assigns its own list drops ours.
      document.adoptedStyleSheets = css ? [...others(), sheet] : others();
    },
    destroy: () => void (document.adoptedStyleSheets = others()),
  };
}
