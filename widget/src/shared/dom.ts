/*
 * Helpers for the DOM of the host page. Nodes may belong to another frame: compare `nodeType` and `localName`, never
 * use `instanceof`.
 */
export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;

/** Calls the method of the prototype: a form control named `getAttribute` shadows it on its form. */
export const attribute = (element: Element, name: string): string =>
  Element.prototype.getAttribute.call(element, name) ?? '';

export const isInput = (element: Element): element is HTMLInputElement =>
  element.localName === 'input';

export const isSelect = (element: Element): element is HTMLSelectElement =>
  element.localName === 'select';

/** Computed style of an element or of one of its pseudo-elements; empty in a document that is not shown. */
export const styleOf = (element: Element, pseudo?: string): Partial<CSSStyleDeclaration> =>
  element.ownerDocument.defaultView?.getComputedStyle(element, pseudo) ?? {};

/** Whether the box is inline-level; the text of other boxes is separated by spaces. */
export const isInline = (style: Partial<CSSStyleDeclaration>): boolean =>
  !style.display || /^(inline|contents)$/.test(style.display);

/** A property of the prototype: a form has its control of that name instead, and walking up would not end. */
const native = (element: Element, name: 'assignedSlot' | 'parentNode') =>
  Reflect.get(Element.prototype, name, element) as Node | null;

/** The parent in the flat tree: slots and shadow hosts included, frames not. */
export function composedParent(element: Element): Element | null {
  const parent = native(element, 'assignedSlot') ?? native(element, 'parentNode');
  return isElement(parent) ? parent : ((parent as Partial<ShadowRoot> | null)?.host ?? null);
}

/** `checkVisibility`; true in browsers without it (before 2024). */
export const isRendered = (element: Element, options?: CheckVisibilityOptions): boolean =>
  (element as Partial<Element>).checkVisibility?.call(element, options) ?? true;

/** Collapses runs of ASCII white space to one space and trims. */
export const collapse = (text: string): string => text.replace(/[\t\n\f\r ]+/g, ' ').trim();
