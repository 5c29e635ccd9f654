/** Where the English word is another than the name in WAI-ARIA or HTML, with `#` for the level of a heading. */
export const en: Readonly<Record<string, string>> = {
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
  password: 'password field',
  file: 'choose file',
  color: 'colour',
  iframe: 'frame',
  heading: 'heading level #',
};
