import { accessibleName } from './accessible-name';
import { composedParent, styleOf } from './dom';
import { isControl, roleOf } from './role';
import { isEditable } from './visible-text';

/** The element that makes the text in it editable, rather than one within. */
const isEditor = (element: Element): boolean =>
  isEditable(element) && element.hasAttribute('contenteditable');

/** Whether an element is said by name, role and state rather than read as prose; a picture that only decorates is not. */
export function isWhole(element: Element): boolean {
  const role = roleOf(element);
  const name = element.localName;
  if (isControl(role) || /^(audio|video)$/.test(name) || isEditor(element)) return true;
  if (role !== 'img' && name !== 'iframe') return false;
  return accessibleName(element) !== '' || (name === 'img' && !element.hasAttribute('alt'));
}

/** The nearest box that does not run on within a line: the paragraph that a word belongs to. */
export function blockOf(element: Element): Element {
  const parent =
    /^(inline$|contents|ruby)/.test(styleOf(element).display ?? '') && composedParent(element);
  return parent ? blockOf(parent) : element;
}

/** What a visitor means who points at an element: the control, link or heading that holds it, an image, or its block. */
export function targetOf(element: Element): Element {
  let image: Element | undefined;
  for (let at: Element | null = element; at; at = composedParent(at)) {
    if (!isWhole(at)) continue;
    if (roleOf(at) !== 'img') return at;
    image ??= at;
  }
  return image ?? blockOf(element);
}
