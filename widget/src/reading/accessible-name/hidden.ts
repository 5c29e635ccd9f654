import { attribute, composedParent, isDrawn, styleOf } from '../dom';

/** Whether an element and all of its descendants are hidden. */
export function isGone(element: Element, style = styleOf(element)): boolean {
  return (
    attribute(element, 'aria-hidden') === 'true' ||
    style.display === 'none' ||
    // Computed styles do not show closed details and content-visibility; checkVisibility is false for display:contents.
    (style.display !== 'contents' && !isDrawn(element))
  );
}

/** Whether `visibility` hides an element; descendants may be visible again. */
export const isUnseen = (style: Partial<CSSStyleDeclaration>): boolean =>
  /hidden|collapse/.test(style.visibility ?? '');

/** Whether the element's own text is hidden; that of a child may be visible. */
export const hidesText = (element: Element, style = styleOf(element)): boolean =>
  isUnseen(style) || style.contentVisibility === 'hidden' || element.matches('details:not([open])');

/** Accname 2A: hidden by itself or by an ancestor. */
export function isHidden(element: Element): boolean {
  if (isUnseen(styleOf(element))) return true;
  for (let node: Element | null = element; node; node = composedParent(node))
    if (isGone(node)) return true;
  return false;
}
