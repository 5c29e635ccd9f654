import { isHidden } from '../../reading/accessible-name/hidden';
import { isElement } from '../../shared/dom';
import { includes, parentOf } from '../flat-tree';
import type { Place } from './reading-place';

const mainText = ['main,[role=main]', 'article,[role=article]'];

/**
 * Where reading begins, and the element at whose end it ends: the main text, or the page for a place outside of it.
 * @param root the document element, or the modal dialog that holds the toolbar
 */
export function readingScope(root: Element, place?: Place): { start: Place; scope: Element } {
  const page = root.querySelector(':scope>body') ?? root;
  const isOuter = place && isElement(place.node) && includes(place.node, page);
  if (!place || isOuter || !includes(root, place.node)) {
    const main = mainText.flatMap((selector) => [...page.querySelectorAll(selector)]);
    const scope = main.find((element) => !isHidden(element)) ?? page;
    return { start: { node: scope }, scope };
  }
  const around: Element[] = [];
  for (let at: Node | null = place.node; at && at !== root; at = parentOf(at))
    if (isElement(at)) around.unshift(at);
  for (const selector of mainText) {
    // The outermost: a comment of an article is an article too.
    const scope = around.find((element) => element.matches(selector));
    if (scope) return { start: place, scope };
  }
  return { start: place, scope: page };
}
