import { attribute, composedParent, styleOf } from '../dom';

/** Browsers before 2024 have no `checkVisibility`. */
const isRendered = (element: Partial<Element>): boolean => element.checkVisibility?.() ?? true;

/** Whether the element itself, whatever holds it, keeps its content from everybody. */
export function hidesItself(element: Element): boolean {
  if (attribute(element, 'aria-hidden') === 'true') return true;
  const style = styleOf(element);
  if (!style) return false;
  if (style.display === 'contents') return false;
  return (
    style.display === 'none' ||
    style.visibility === 'hidden' ||
    style.visibility === 'collapse' ||
    // Closed details and content-visibility leave no trace in the element's own style.
    !isRendered(element)
  );
}

/** Accname 2A: hidden by itself or by anything that holds it. */
export function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = composedParent(at)) {
    if (hidesItself(at)) return true;
  }
  return false;
}
