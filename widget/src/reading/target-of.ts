import { accessibleName } from './accessible-name';
import { blockOf } from './block-of';
import { composedParent, isHtml } from './dom';
import { roleOf } from './role';

/** Roles that are one thing to a visitor, whatever is drawn in them. */
const whole =
  /^(link|button|checkbox|radio|switch|textbox|searchbox|combobox|listbox|option|slider|spinbutton|tab|menuitem\w*|treeitem|progressbar|meter|heading)$/;

/** Whether an element is said by name, role and state rather than read as prose. */
export function isWhole(element: Element): boolean {
  const role = roleOf(element);
  if (role === 'img')
    return (
      accessibleName(element) !== '' ||
      (element.localName === 'img' && !element.hasAttribute('alt'))
    );
  return whole.test(role) || (isHtml(element) && /^(audio|video)$/.test(element.localName));
}

/** What a visitor means who points at an element: the control, link or image it belongs to, or else its block. */
export function targetOf(element: Element): Element {
  let image: Element | undefined;
  for (let at: Element | null = element; at; at = composedParent(at)) {
    if (!isWhole(at)) continue;
    if (roleOf(at) !== 'img') return at;
    image ??= at;
  }
  return image ?? blockOf(element);
}
