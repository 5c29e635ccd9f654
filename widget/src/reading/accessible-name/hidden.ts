import { attribute, composedParent, isDrawn, styleOf } from '../dom';

/** Whether an element keeps all of its content from everybody. */
export function isGone(element: Element, style = styleOf(element)): boolean {
  return (
    attribute(element, 'aria-hidden') === 'true' ||
    style.display === 'none' ||
    // Closed details and content-visibility leave no trace in the style; display:contents has no box to be asked about.
    (style.display !== 'contents' && !isDrawn(element))
  );
}

/** Whether an element is invisible, which a child may undo. */
export const isUnseen = (style: Partial<CSSStyleDeclaration>): boolean =>
  /hidden|collapse/.test(style.visibility ?? '');

/** Whether an element shows none of its own text, though perhaps that of a child. */
export const hidesText = (element: Element, style = styleOf(element)): boolean =>
  isUnseen(style) || style.contentVisibility === 'hidden' || element.matches('details:not([open])');

/** Accname 2A: hidden by itself or by anything that holds it. */
export function isHidden(element: Element): boolean {
  if (isUnseen(styleOf(element))) return true;
  for (let at: Element | null = element; at; at = composedParent(at)) if (isGone(at)) return true;
  return false;
}
