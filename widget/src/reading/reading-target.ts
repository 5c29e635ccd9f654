import { accessibleName } from './accessible-name';
import { composedParent, styleOf } from '../shared/dom';
import { isControl, roleOf } from './accessible-name/role';
import { isEditable } from './visible-text';

/** Whether the element is an editing host, not a descendant of one. */
const isEditingHost = (element: Element): boolean =>
  isEditable(element) && element.hasAttribute('contenteditable');

/** Whether an element is read by name, role and state, not as prose; false for decorative images. */
export function isReadByName(element: Element): boolean {
  const role = roleOf(element);
  const name = element.localName;
  if (isControl(role) || /^(audio|video)$/.test(name) || isEditingHost(element)) return true;
  if (role !== 'img' && name !== 'iframe') return false;
  return accessibleName(element) !== '' || (name === 'img' && !element.hasAttribute('alt'));
}

/** The nearest block container: the paragraph that contains the element. */
export function blockContainer(element: Element): Element {
  const parent =
    /^(inline$|contents|ruby)/.test(styleOf(element).display ?? '') && composedParent(element);
  return parent ? blockContainer(parent) : element;
}

/** The element to read for a pointed or focused one: its control, link or heading, an image, or its block. */
export function readingTarget(element: Element): Element {
  let image: Element | undefined;
  for (let node: Element | null = element; node; node = composedParent(node)) {
    if (!isReadByName(node)) continue;
    if (roleOf(node) !== 'img') return node;
    image ??= node;
  }
  return image ?? blockContainer(element);
}
