import { attribute, composedParent, styleOf } from '../../../shared/dom';
import { isSubtreeHidden, isVisibilityHidden } from '../../../reading/accessible-name/hidden';

/** Children in the flat tree; the root element of a same-origin frame counts as a child. */
function childrenOf(element: Element): ArrayLike<Element> {
  const { localName, shadowRoot } = element;
  if (/^i?frame$/.test(localName)) {
    // Null for a cross-origin frame.
    const inner = (element as HTMLIFrameElement).contentDocument?.documentElement;
    return inner ? [inner] : [];
  }
  const assigned = localName === 'slot' && (element as HTMLSlotElement).assignedElements();
  if (assigned && assigned.length) return assigned;
  // The getter of the prototype: a form control named `children` shadows it on its form.
  return shadowRoot
    ? shadowRoot.children
    : Reflect.get<Element, 'children'>(Element.prototype, 'children', element);
}

/** An element and its descendants in reading order: shadow trees, slots and same-origin frames included, toolbars not. */
export function* flatTree(root: Element): Generator<Element, void> {
  const rest = [root];
  for (let element = rest.pop(); element; element = rest.pop()) {
    if (attribute(element, 'data-a11y-toolbar')) continue;
    yield element;
    const children = childrenOf(element);
    for (let index = children.length; index--;) {
      const child = children[index];
      if (child) rest.push(child);
    }
  }
}

/**
 * Whether elements are shown to everybody: rendered, neither `aria-hidden` nor inert. Each ancestor is tested once, so the
 * function is for one state of the page.
 */
export function createVisibilityTest(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const isSubtreeShown = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const parent = composedParent(element) ?? element.ownerDocument.defaultView?.frameElement;
    const isShown =
      (!parent || isSubtreeShown(parent)) &&
      !Element.prototype.hasAttribute.call(element, 'inert') &&
      !isSubtreeHidden(element);
    known.set(element, isShown);
    return isShown;
  };
  return (element) => isSubtreeShown(element) && !isVisibilityHidden(styleOf(element));
}
