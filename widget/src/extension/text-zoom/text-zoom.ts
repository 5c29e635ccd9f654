import { createPageStyle } from '../../page/page-style';
import { rewriteRules } from '../../page/rewrite-rules';
import { pageRoots } from '../../page/style-rules';
import { watchDocuments } from '../watch-documents';
import { enlargeValue } from './enlarge-value';
import { defaultRules, inlineRules } from './enlarged-rules';

type View = Window & typeof globalThis;

const sizes = /^(font-size|line-height)$/;
/** Shortest interval between two searches for style attributes, in ms. */
const throttleMs = 100;

/** Ends the enlargement of a document. */
const undoOf = new WeakMap<Document, () => void>();
const zoomOf = new WeakMap<Document, number>();

/** Enlarges the text of one document. @returns the undo */
function enlargeDocument(view: View, zoom: number): () => void {
  const { document } = view;
  const root = document.documentElement;
  const rootStyle = view.getComputedStyle(root);
  const rootSize = parseFloat(rootStyle.fontSize);
  const enlarge = (value: string) =>
    enlargeValue(value, zoom, (name) => rootStyle.getPropertyValue(name));
  const applyStyle = createPageStyle(view);
  const base = defaultRules(document, rootSize, zoom);
  const apply = () => {
    const roots = pageRoots(document);
    applyStyle(base + inlineRules(roots, enlarge), roots);
  };
  const restoreRules = rewriteRules(pageRoots(document), (name, value) =>
    sizes.test(name) ? enlarge(value) : value,
  );
  apply();
  let timer = 0;
  const observer = new view.MutationObserver(() => {
    timer ||= view.setTimeout(() => {
      timer = 0;
      apply();
    }, throttleMs);
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['style'] });
  return () => {
    observer.disconnect();
    view.clearTimeout(timer);
    restoreRules();
    applyStyle('', []);
  };
}

/**
 * Enlarges the text of a page and of the same-origin frames in it, for browsers without CSS zoom. Boxes keep their
 * sizes, but for those in units of a font. A later call begins anew, with the rules that the page has then.
 * @param zoom factor; 1 ends the enlargement
 */
export function enlargeText(window: View, zoom: number): void {
  const { document } = window;
  undoOf.get(document)?.();
  undoOf.delete(document);
  if (zoom > 1) {
    undoOf.set(
      document,
      watchDocuments(window, (view) => enlargeDocument(view, zoom)),
    );
  }
  if ((zoomOf.get(document) ?? 1) === zoom) return;
  zoomOf.set(document, zoom);
  // For scripts that compute their layout from the height of texts.
  window.dispatchEvent(new Event('resize'));
}
