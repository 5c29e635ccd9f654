import { attribute } from '../dom';
import { lookUp, type Role } from '../role';

/** Roles whose English word is another than their name in WAI-ARIA. */
export const roles: Readonly<Record<string, string>> = {
  radio: 'radio button',
  textbox: 'text field',
  searchbox: 'search field',
  combobox: 'combo box',
  listbox: 'list box',
  spinbutton: 'number field',
  img: 'image',
  menuitem: 'menu item',
  treeitem: 'tree item',
  progressbar: 'progress bar',
};

/** Kinds of input and media that WAI-ARIA knows no role for, but visitors have a word for. */
export const kinds: Readonly<Record<string, string>> = {
  password: 'password field',
  file: 'choose file',
  date: 'date',
  color: 'colour',
  video: 'video',
  iframe: 'frame',
  audio: 'audio',
};

/** The English word for what an element is, with `#` for the level of a heading. */
export function roleWord(element: Element, role: Role): string {
  const { type = element.localName } = element as Partial<HTMLInputElement>;
  const name = role.replace(/(menuitem).+/, '$1');
  return role === 'heading'
    ? 'heading level #'
    : (lookUp(kinds, type) ?? lookUp(roles, name) ?? name);
}

/** The level of a heading. */
export const levelOf = (element: Element): string =>
  attribute(element, 'aria-level') || element.localName.slice(1);
