import { attribute, isInput, isSelect } from '../dom';
import { isValued } from '../role';
import type { Role } from '../role';

/** What was typed, written or chosen; a password never. */
function entered(element: Element, role: Role): string {
  if (isInput(element) || element.localName === 'textarea') {
    const field = element as HTMLInputElement;
    return field.type === 'password' ? '' : field.value;
  }
  const select = isSelect(element);
  const options = select
    ? element.selectedOptions
    : element.querySelectorAll('[aria-selected=true]');
  let text = '';
  for (const option of options) text += ` ${option.textContent}`;
  return text || select || role === 'listbox' ? text : element.textContent;
}

/**
 * The value a control shows, which accname 2C uses as its contribution to somebody else's name.
 * Undefined for what has no value.
 */
export function valueOf(element: Element, role: Role): string | undefined {
  if (!isValued(role)) return undefined;
  if (/box$/.test(role)) return entered(element, role);
  return (
    attribute(element, 'aria-valuetext') ||
    attribute(element, 'aria-valuenow') ||
    String((element as Partial<HTMLInputElement | HTMLProgressElement>).value ?? '')
  );
}
