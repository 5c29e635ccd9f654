import { composedParent, styleOf } from './dom';

/** The nearest box that does not run on within a line: the paragraph that a word belongs to. */
export function blockOf(element: Element): Element {
  let at = element;
  while (/^(inline$|contents|ruby)/.test(styleOf(at)?.display ?? '')) {
    const parent = composedParent(at);
    if (!parent) break;
    at = parent;
  }
  return at;
}
