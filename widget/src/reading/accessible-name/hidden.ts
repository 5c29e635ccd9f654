import { attribute, composedParent, isRendered, styleOf } from '../../shared/dom';

/** Whether an element and all of its descendants are hidden. */
export function isSubtreeHidden(element: Element, style = styleOf(element)): boolean {
  return (
    attribute(element, 'aria-hidden') === 'true' ||
    style.display === 'none' ||
    // Computed styles do not show closed details and content-visibility; checkVisibility is false for display:contents.
    (style.display !== 'contents' && !isRendered(element))
  );
}

/** Whether `visibility` hides an element; descendants may be visible again. */
export const isVisibilityHidden = (style: Partial<CSSStyleDeclaration>): boolean =>
  /hidden|collapse/.test(style.visibility ?? '');

/** Whether the element's own text is hidden; that of a child may be visible. */
export const hidesOwnText = (element: Element, style = styleOf(element)): boolean =>
  isVisibilityHidden(style) ||
  style.contentVisibility === 'hidden' ||
  element.matches('details:not([open])');

/** Accname 2A: hidden by itself or by an ancestor. */
export function isHidden(element: Element): boolean {
  if (isVisibilityHidden(styleOf(element))) return true;
  for (let node: Element | null = element; node; node = composedParent(node))
    if (isSubtreeHidden(node)) return true;
  return false;
}
