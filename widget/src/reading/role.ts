import { getOwn } from '../shared/get-own';
import { attribute, isInput, isSelect } from './dom';

/** A WAI-ARIA role that changes what is said, or `''`. */
export type Role = string;

const checkable = /^(checkbox|menuitem(checkbox|radio)|radio|switch)$/;
/** Controls that are named by their content. */
const named = /^(button|heading|link|menuitem|option|tab|treeitem)$/;
const cell = /^(cell|columnheader|gridcell|row|rowheader|tooltip)$/;
const valued = /^(combobox|listbox|meter|progressbar|searchbox|slider|spinbutton|textbox)$/;
const picture = /^(image|img|none|presentation)$/;

/** It shows a value of its own, which is no part of its name. */
export const isValued = (role: Role): boolean => valued.test(role);

export const isCheckable = (role: Role): boolean => checkable.test(role);

/** One thing to a visitor, whatever is drawn in it. */
export const isControl = (role: Role): boolean =>
  named.test(role) || valued.test(role) || isCheckable(role);

/** WAI-ARIA 1.2, 5.2.8.6: its content names it. */
export const isNamedByContent = (role: Role): boolean =>
  named.test(role) || isCheckable(role) || cell.test(role);

/** Elements and kinds of input whose role has their name (HTML-AAM). */
const same = /^(checkbox|img|meter|option|radio)$/;
const buttons = /^(button|color|file|image|reset|submit|summary)$/;

/** What else elements and kinds of input are; no name stands for both an element and a kind of another role. */
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
  const kind = isInput(element) ? element.type : name;
  if (same.test(kind)) return kind;
  if (buttons.test(kind)) return 'button';
  const written = isInput(element) && (kind === 'search' ? 'searchbox' : 'textbox');
  return getOwn(implicit, kind) ?? (written || '');
}

/** The role of an element: the first known one that its author wrote, or the one of its kind. */
export function roleOf(element: Element): Role {
  for (const role of attribute(element, 'role').toLowerCase().split(/\s+/)) {
    if (isControl(role) || cell.test(role)) return role;
    if (picture.test(role)) return /^i/.test(role) ? 'img' : 'none';
  }
  return implicitRole(element);
}
