import { getOwn } from '../../shared/get-own';
import { attribute, isInput, isSelect } from '../../shared/dom';

/** A WAI-ARIA role that affects the spoken text, or `''`. */
export type Role = string;

const checkable = /^(checkbox|menuitem(checkbox|radio)|radio|switch)$/;
/** Controls with a name from content. */
const namedByContent = /^(button|heading|link|menuitem|option|tab|treeitem)$/;
const cell = /^(cell|columnheader|gridcell|row|rowheader|tooltip)$/;
const valued = /^(combobox|listbox|meter|progressbar|searchbox|slider|spinbutton|textbox)$/;
const image = /^(image|img|none|presentation)$/;

/** Whether the role has a value, which is not part of the name. */
export const isValued = (role: Role): boolean => valued.test(role);

export const isCheckable = (role: Role): boolean => checkable.test(role);

/** Whether the role is read as one unit, with all of its descendants. */
export const isControl = (role: Role): boolean =>
  namedByContent.test(role) || valued.test(role) || isCheckable(role);

/** Whether the role supports name from content (WAI-ARIA 1.2, 5.2.8.6). */
export const isNamedByContent = (role: Role): boolean =>
  namedByContent.test(role) || isCheckable(role) || cell.test(role);

/** Elements and input types whose implicit role has the same name (HTML-AAM). */
const sameAsRole = /^(checkbox|img|meter|option|radio)$/;
const buttons = /^(button|color|file|image|reset|submit|summary)$/;

/** Implicit roles of other elements and input types; the names of the two do not collide. */
const implicit: Readonly<Record<string, Role>> = {
  number: 'spinbutton',
  progress: 'progressbar',
  range: 'slider',
  td: 'cell',
  textarea: 'textbox',
  th: 'columnheader',
  tr: 'row',
};

function implicitRole(element: Element): Role {
  const name = element.localName;
  if (name === 'svg') return 'img';
  if (/^(a|area)$/.test(name))
    return element.hasAttribute('href') || element.hasAttribute('xlink:href') ? 'link' : '';
  if (/^h[1-6]$/.test(name)) return 'heading';
  if (isSelect(element)) return element.multiple || element.size > 1 ? 'listbox' : 'combobox';
  const type = isInput(element) ? element.type : name;
  if (sameAsRole.test(type)) return type;
  if (buttons.test(type)) return 'button';
  const textRole = isInput(element) && (type === 'search' ? 'searchbox' : 'textbox');
  return getOwn(implicit, type) ?? (textRole || '');
}

/** The first known role of the `role` attribute, else the implicit role of the element. */
export function roleOf(element: Element): Role {
  for (const role of attribute(element, 'role').toLowerCase().split(/\s+/)) {
    if (isControl(role) || cell.test(role)) return role;
    if (image.test(role)) return /^i/.test(role) ? 'img' : 'none';
  }
  return implicitRole(element);
}
