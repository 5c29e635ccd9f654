import { attribute, isInput, isSelect } from '../../shared/dom';
import { isValued } from './role';
import type { Role } from './role';
import { isSecret } from './secret';

/** A Unicode noncharacter, which does not occur in text. */
const mark = '\ufdd0';
/** Maximum characters of a field's value. */
const maxLength = 2000;

/** Encloses a user's input in marks, which separate it from the text around it. */
export const markValue = (value: string): string =>
  value && mark + value.slice(0, maxLength).replaceAll(mark, '') + mark;

/** Splits at the marks: values are at odd indexes. */
export const splitAtValues = (text: string): string[] => text.split(mark);

/** Whether the value is user input; false for a progress bar or meter. */
export const isUserInput = (role: Role): boolean => !/bar$|meter/.test(role);

/** The user's input or selection; `''` for secrets. */
function inputValue(element: Element, role: Role): string {
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

/** Accname 2C: the value that an embedded control contributes to a name; undefined for roles without a value. */
export function valueOf(element: Element, role: Role): string | undefined {
  if (!isValued(role)) return undefined;
  if (/box$/.test(role)) return inputValue(element, role);
  return (
    attribute(element, 'aria-valuetext') ||
    attribute(element, 'aria-valuenow') ||
    String((element as Partial<HTMLInputElement | HTMLProgressElement>).value ?? '')
  );
}
