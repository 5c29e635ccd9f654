import { isHidden, isVisibilityHidden } from '../../../reading/accessible-name/hidden';
import { attribute, composedParent, isRendered, styleOf } from '../../../shared/dom';

/**
 * Whether elements are shown to everybody: rendered, neither `aria-hidden` nor inert. Each ancestor is tested once, so the
 * function is for one state of the page.
 */
export function createVisibilityTest(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const canAsk = 'checkVisibility' in Element.prototype;
  // A box says that all boxes around it are shown; elements with `display: contents` have none.
  const isRenderedAndVisible = (element: Element): boolean =>
    canAsk && isRendered(element) ? !isVisibilityHidden(styleOf(element)) : !isHidden(element);

  const isExposed = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const parent = composedParent(element);
    const frame = parent ? null : element.ownerDocument.defaultView?.frameElement;
    const result =
      attribute(element, 'aria-hidden') !== 'true' &&
      !Element.prototype.hasAttribute.call(element, 'inert') &&
      (!parent || isExposed(parent)) &&
      (!frame || isShown(frame));
    known.set(element, result);
    return result;
  };
  const isShown = (element: Element): boolean =>
    isExposed(element) && isRenderedAndVisible(element);
  return isShown;
}
