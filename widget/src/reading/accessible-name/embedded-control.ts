import { attribute, isInput, isSelect } from '../dom';
import { isValued } from '../role';
import type { Role } from '../role';
import { isSecret } from './secret';

/** A noncharacter of Unicode, which no text holds. */
const mark = '\ufdd0';
/** Characters of a field that are read at most. */
const longest = 2000;

/** Encloses what a visitor entered, so that it can be told from the text around it. */
export const markValue = (value: string): string =>
  value && mark + value.slice(0, longest).replaceAll(mark, '') + mark;

/** The text around marked values and, at odd places, the values. */
export const splitAtValues = (text: string): string[] => text.split(mark);

/** A progress bar or a meter shows a value of the page's own. */
export const isEntered = (role: Role): boolean => !/bar$|meter/.test(role);

/** What was typed, written or chosen; a secret never. */
function entered(element: Element, role: Role): string {
  if (isInput(element) || element.localName === 'textarea') {
    const field = element as HTMLInputElement;
    return isSecret(field) ? '' : field.value;
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
