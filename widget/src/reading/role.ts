import { attribute, isInput, isSelect } from './dom';

/** A WAI-ARIA role that changes what is said, or `''`. */
export type Role = string;

const checkable = /^(checkbox|menuitemcheckbox|menuitemradio|radio|switch)$/;
const control =
  /^(button|combobox|heading|link|listbox|menuitem|meter|option|progressbar|searchbox|slider|spinbutton|tab|textbox|treeitem)$/;
const cell = /^(cell|columnheader|gridcell|row|rowheader|tooltip)$/;
const valued = /^(combobox|listbox|meter|progressbar|searchbox|slider|spinbutton|textbox)$/;
const picture = /^(image|img|none|presentation)$/;

/** It shows a value of its own, which is no part of its name. */
export const isValued = (role: Role): boolean => valued.test(role);

export const isCheckable = (role: Role): boolean => checkable.test(role);

/** One thing to a visitor, whatever is drawn in it. */
export const isControl = (role: Role): boolean => control.test(role) || isCheckable(role);

/** WAI-ARIA 1.2, 5.2.8.6: its content names it. */
export const isNamedByContent = (role: Role): boolean =>
  (isControl(role) && !isValued(role)) || cell.test(role);

/** What HTML elements and kinds of input are (HTML-AAM); no name stands for both an element and a kind of another role. */
const implicit: Readonly<Record<string, Role>> = {
  button: 'button',
  checkbox: 'checkbox',
  color: 'button',
  file: 'button',
  image: 'button',
  img: 'img',
  meter: 'meter',
  number: 'spinbutton',
  option: 'option',
  progress: 'progressbar',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  submit: 'button',
  summary: 'button',
  td: 'cell',
  textarea: 'textbox',
  th: 'columnheader',
  tr: 'row',
};

/** A host that adds members to `Object.prototype` adds no entry to a table. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function implicitRole(element: Element): Role {
  const name = element.localName;
  if (name === 'svg') return 'img';
  if (/^(a|area)$/.test(name))
    return element.hasAttribute('href') || element.hasAttribute('xlink:href') ? 'link' : '';
  if (/^h[1-6]$/.test(name)) return 'heading';
  if (isInput(element))
    return lookUp(implicit, element.type) ?? (element.type === 'search' ? 'searchbox' : 'textbox');
  if (isSelect(element)) return element.multiple || element.size > 1 ? 'listbox' : 'combobox';
  return lookUp(implicit, name) ?? '';
}

/** The role of an element: the first known one that its author wrote, or the one of its kind. */
export function roleOf(element: Element): Role {
  for (const role of attribute(element, 'role').toLowerCase().split(/\s+/)) {
    if (isControl(role) || cell.test(role)) return role;
    if (picture.test(role)) return /^i/.test(role) ? 'img' : 'none';
  }
  return implicitRole(element);
}
