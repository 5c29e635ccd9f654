import { attribute, isHtml, isInput, isSelect } from './dom';

/** The WAI-ARIA roles that change what is said; every other role of WAI-ARIA is `other`. */
export type Role = string;

/** Roles of WAI-ARIA 1.2 that an author may write; a token outside the list is passed over. */
const known =
  ' alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading img image insertion link list listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem ';

const synonyms: Readonly<Record<string, Role>> = { presentation: 'none', image: 'img' };

const inputs: Readonly<Record<string, Role>> = {
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
};

const elements: Readonly<Record<string, Role>> = {
  button: 'button',
  summary: 'button',
  textarea: 'textbox',
  option: 'option',
  td: 'cell',
  th: 'columnheader',
  tr: 'row',
  progress: 'progressbar',
  meter: 'meter',
};

const lookUp = (table: Readonly<Record<string, Role>>, key: string): Role | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function implicitRole(element: Element): Role {
  const name = element.localName;
  if (name === 'svg') return 'img';
  if (!isHtml(element)) return name === 'a' ? 'link' : '';
  if (isInput(element)) {
    if (/^(text|email|tel|url|search)$/.test(element.type) && attribute(element, 'list'))
      return 'combobox';
    return lookUp(inputs, element.type) ?? 'textbox';
  }
  if (isSelect(element)) return element.multiple || element.size > 1 ? 'listbox' : 'combobox';
  if ((name === 'a' || name === 'area') && element.hasAttribute('href')) return 'link';
  if (/^h[1-6]$/.test(name)) return 'heading';
  if (name === 'img') return 'img';
  return lookUp(elements, name) ?? '';
}

/** The role of an element: the first one its author wrote that exists, or the one of its kind (HTML-AAM). */
export function roleOf(element: Element): Role {
  const written = attribute(element, 'role').toLowerCase().split(/\s+/);
  for (let i = 0; i < written.length; i++) {
    const role = written[i];
    if (role && known.includes(` ${role} `)) return lookUp(synonyms, role) ?? role;
  }
  return implicitRole(element);
}
