import { attribute, isHtml, isInput, isSelect } from './dom';

/** A WAI-ARIA role that changes what is said, or `''`. */
export type Role = string;

/**
 * The roles known here, each with its traits. An author's role outside the list is passed over.
 * `c` its content names it (WAI-ARIA 1.2, 5.2.8.6), `w` a visitor takes it for one thing, whatever is drawn in it,
 * `k` it can be checked.
 */
const roles: Readonly<Record<Role, string>> = {
  button: 'cw',
  cell: 'c',
  checkbox: 'cwk',
  columnheader: 'c',
  combobox: 'w',
  gridcell: 'c',
  heading: 'cw',
  image: '',
  img: '',
  link: 'cw',
  listbox: 'w',
  menuitem: 'cw',
  menuitemcheckbox: 'cwk',
  menuitemradio: 'cwk',
  meter: 'w',
  none: '',
  option: 'cw',
  presentation: '',
  progressbar: 'w',
  radio: 'cwk',
  row: 'c',
  rowheader: 'c',
  searchbox: 'w',
  slider: 'w',
  spinbutton: 'w',
  switch: 'cwk',
  tab: 'cw',
  textbox: 'w',
  tooltip: 'c',
  treeitem: 'cw',
};

const ofElement: Readonly<Record<string, Role>> = {
  button: 'button',
  summary: 'button',
  textarea: 'textbox',
  option: 'option',
  td: 'cell',
  th: 'columnheader',
  tr: 'row',
  progress: 'progressbar',
  meter: 'meter',
  img: 'img',
};

const ofInput: Readonly<Record<string, Role>> = {
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
  file: 'button',
  color: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
};

/** A host that adds members to `Object.prototype` adds no entry to a table. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Whether a role has a trait. */
export const is = (role: Role, trait: 'c' | 'w' | 'k'): boolean =>
  !!lookUp(roles, role)?.includes(trait);

function implicitRole(element: Element): Role {
  const name = element.localName;
  if (name === 'svg') return 'img';
  if (/^(a|area)$/.test(name))
    return element.hasAttribute('href') || !isHtml(element) ? 'link' : '';
  if (!isHtml(element)) return '';
  if (isInput(element)) return lookUp(ofInput, element.type) ?? 'textbox';
  if (isSelect(element)) return element.multiple || element.size > 1 ? 'listbox' : 'combobox';
  return /^h[1-6]$/.test(name) ? 'heading' : (lookUp(ofElement, name) ?? '');
}

/** The role of an element: the first known one that its author wrote, or the one of its kind (HTML-AAM). */
export function roleOf(element: Element): Role {
  const written = attribute(element, 'role').toLowerCase().split(/\s+/);
  for (let i = 0; i < written.length; i++) {
    const role = written[i] ?? '';
    if (Object.hasOwn(roles, role))
      return role === 'image' ? 'img' : role === 'presentation' ? 'none' : role;
  }
  return implicitRole(element);
}
