import { attribute, composedParent, isHtml, isInput } from './dom';
import type { Role } from './role';
import type { Words } from './words';

type States = Words['states'];

/** An ARIA state, or the native property that stands for it. */
function flag(element: Element, state: string, native?: string): string {
  const value = attribute(element, `aria-${state}`);
  if (value || !native || !isHtml(element)) return value;
  return native in element
    ? String((element as unknown as Readonly<Record<string, boolean>>)[native])
    : '';
}

const either = (value: string, yes: string, no: string): string =>
  value === 'true' ? yes : value === 'false' ? no : '';

function checked(element: Element, role: Role, words: States): string {
  if (isInput(element) && element.indeterminate && role === 'checkbox') return words.mixed;
  const value = flag(element, 'checked', 'checked') || 'false';
  if (value === 'mixed') return words.mixed;
  return role === 'switch'
    ? either(value, words.on, words.off)
    : either(value, words.checked, words.unchecked);
}

function expanded(element: Element, words: States): string {
  const parent = composedParent(element);
  const details = element.localName === 'summary' && parent?.localName === 'details';
  const value = details ? String(parent.hasAttribute('open')) : attribute(element, 'aria-expanded');
  return either(value, words.expanded, words.collapsed);
}

function current(element: Element, words: States): string {
  const value = attribute(element, 'aria-current');
  if (value === 'page') return words.page;
  return value && value !== 'false' ? words.current : '';
}

/** `:disabled` knows of fieldsets; an ARIA parent that is disabled disables what it holds. */
function disabled(element: Element): boolean {
  return element.matches(':disabled') || !!element.closest('[aria-disabled=true]');
}

/** How a control stands, in words, in the order in which they are said. */
export function statesOf(element: Element, role: Role, words: States): string[] {
  const pressed = flag(element, 'pressed');
  const invalid = flag(element, 'invalid');
  const list = [
    /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(role)
      ? checked(element, role, words)
      : '',
    pressed === 'mixed' ? words.mixed : either(pressed, words.pressed, words.notPressed),
    /^(option|tab|treeitem|gridcell|row)$/.test(role)
      ? either(flag(element, 'selected', 'selected'), words.selected, '')
      : '',
    expanded(element, words),
    current(element, words),
    disabled(element) ? words.disabled : '',
    either(
      flag(element, 'readonly', /^(textbox|searchbox|spinbutton)$/.test(role) ? 'readOnly' : ''),
      words.readOnly,
      '',
    ),
    either(flag(element, 'required', 'required'), words.required, ''),
    invalid && invalid !== 'false' ? words.invalid : '',
  ];
  return list;
}
