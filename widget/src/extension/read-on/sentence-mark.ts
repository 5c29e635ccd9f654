/*
 * The mark of the sentence being read: a custom highlight (CSS Custom Highlight API), which changes no node of the page;
 * where it is missing, and for images, an outline in the toolbar's layer.
 */
import { adoptSheet, removeSheet } from '../../page/adopt-sheet';
import { createOutline, type Outline } from '../../reading/outline';
import { blockAround } from './readable-node';
import type { Piece } from './text-run';

/** Key in `CSS.highlights` and in `::highlight()`. */
const highlightName = 'a11y-toolbar-read-on';

/** Black on yellow has a contrast of 15:1; the underline shows the mark on pages as light as the yellow. */
const rule =
  `::highlight(${highlightName}){background-color:#fd0;color:#000;-webkit-text-fill-color:#000;text-decoration:underline 2px #000;text-shadow:none}` +
  `@media(forced-colors:active){::highlight(${highlightName}){background-color:Highlight;color:HighlightText;-webkit-text-fill-color:HighlightText;text-decoration-color:HighlightText}}`;

type Root = Document | ShadowRoot;
type View = Window & typeof globalThis;

export interface SentenceMark {
  show(pieces: readonly Piece[]): void;
  hide(): void;
}

/** @param layer the toolbar's layer, parent of the outline */
export function createSentenceMark(layer: Element): SentenceMark {
  let outline: Outline | undefined;
  const sheets = new Map<Root, CSSStyleSheet>();
  const views = new Set<View>();

  function unmark(): void {
    outline?.hide();
    for (const { CSS } of views) CSS.highlights.delete(highlightName);
    views.clear();
  }

  /** Marks text of one document. @returns false where the browser has no highlights */
  function highlight(view: View, pieces: readonly Piece[]): boolean {
    const { CSS, Highlight, CSSStyleSheet, StaticRange } = view as Partial<View>;
    if (!Highlight || !CSSStyleSheet || !StaticRange || !CSS || !('highlights' in CSS))
      return false;
    const mark = new Highlight();
    for (const { node, start, end } of pieces) {
      const root = node.getRootNode() as Root;
      if (!sheets.has(root)) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rule);
        sheets.set(root, sheet);
      }
      // Adopted again at each sentence: a page that assigns its own list removes this sheet.
      adoptSheet(root, sheets.get(root) as CSSStyleSheet);
      mark.add(
        new StaticRange({
          startContainer: node,
          startOffset: start,
          endContainer: node,
          endOffset: end,
        }),
      );
    }
    CSS.highlights.set(highlightName, mark);
    views.add(view);
    return true;
  }

  return {
    show(pieces) {
      unmark();
      const text = pieces.filter(({ node, end }) => node.nodeType === 3 && end > 0);
      const first = text.find(({ text: part }) => part.trim())?.node ?? pieces[0]?.node;
      const view = first?.ownerDocument?.defaultView;
      if (!first || !view) return;
      if (first.nodeType === 3 && highlight(view, text)) return;
      const element = first.nodeType === 3 ? blockAround(first) : (first as Element);
      outline ??= createOutline(layer);
      if (element) outline.show(element);
    },
    hide() {
      unmark();
      for (const [root, sheet] of sheets) removeSheet(root, sheet);
      sheets.clear();
    },
  };
}
