/** English names that differ from those in WAI-ARIA or HTML; `#` is replaced by the level of a heading. */
export const roleNamesEn: Readonly<Record<string, string>> = {
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
