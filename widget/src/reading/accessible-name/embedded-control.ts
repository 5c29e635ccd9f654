import { attribute, isInput, isSelect } from '../dom';
import type { Role } from '../role';

/** The text of the chosen options of a native or an ARIA list. */
function chosen(element: Element): string {
  if (isSelect(element)) {
    let text = '';
    const options = element.selectedOptions;
    for (let i = 0; i < options.length; i++) text += ` ${options[i]?.label ?? ''}`;
    return text;
  }
  let text = '';
  const options = element.querySelectorAll('[role=option][aria-selected=true]');
  for (let i = 0; i < options.length; i++) text += ` ${options[i]?.textContent ?? ''}`;
  return text;
}

/** What somebody typed or wrote into a text field; a password never. */
function typed(element: Element): string {
  if (isInput(element)) return element.type === 'password' ? '' : element.value;
  if (element.localName === 'textarea') return (element as HTMLTextAreaElement).value;
  return element.textContent;
}

/**
 * The value a control shows, which accname 2C uses as its contribution to somebody else's name.
 * Undefined for what has no value.
 */
export function valueOf(element: Element, role: Role): string | undefined {
  switch (role) {
    case 'textbox':
    case 'searchbox':
      return typed(element);
    case 'combobox':
      return isInput(element)
        ? typed(element)
        : chosen(element) || (isSelect(element) ? '' : typed(element));
    case 'listbox':
      return chosen(element);
    case 'slider':
    case 'spinbutton':
    case 'progressbar':
    case 'meter':
    case 'scrollbar':
      return (
        attribute(element, 'aria-valuetext') ||
        attribute(element, 'aria-valuenow') ||
        ('value' in element ? String(element.value) : '')
      );
    default:
      return undefined;
  }
}
