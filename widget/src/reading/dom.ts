/**
 * The few reads of somebody else's DOM that every file here needs.
 * Nodes may come from another frame, so kinds are told by `nodeType` and `localName`, never by `instanceof`.
 */
export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;

/** A form control named `getAttribute` hides the method of its form, so it is taken from the prototype. */
export const attribute = (element: Element, name: string): string =>
  Element.prototype.getAttribute.call(element, name) ?? '';

export const isInput = (element: Element): element is HTMLInputElement =>
  element.localName === 'input';

export const isSelect = (element: Element): element is HTMLSelectElement =>
  element.localName === 'select';

/** Computed style of an element or of one of its pseudo-elements; empty in a document that is not shown. */
export const styleOf = (element: Element, pseudo?: string): Partial<CSSStyleDeclaration> =>
  element.ownerDocument.defaultView?.getComputedStyle(element, pseudo) ?? {};

/** Whether the box runs on within its line; anything else stands apart, and so do its words. */
export const isInline = (style: Partial<CSSStyleDeclaration>): boolean =>
  !style.display || /^(inline|contents)$/.test(style.display);

/** The parent as it is drawn: slots and shadow hosts count, frames do not. */
export function composedParent(node: Element): Element | null {
  const parent = node.assignedSlot ?? node.parentNode;
  return isElement(parent) ? parent : ((parent as Partial<ShadowRoot> | null)?.host ?? null);
}

/** Browsers before 2024 have no `checkVisibility`, and are taken to draw what they have. */
export const isDrawn = (element: Element, options?: CheckVisibilityOptions): boolean =>
  (element as Partial<Element>).checkVisibility?.call(element, options) ?? true;

/** Runs of white space become one space; none is left at the ends. */
export const collapse = (text: string): string => text.replace(/[\t\n\f\r ]+/g, ' ').trim();
