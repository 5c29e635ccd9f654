import { attribute, composedParent } from './dom';
import { isCheckable, lookUp } from './role';
import type { Role } from './role';
import type { StateName, Words } from './words/words';

/** How HTML itself says a state for which no `aria-` attribute was written. */
function native(element: Element, role: Role, state: StateName): boolean | string | undefined {
  switch (state) {
    case 'checked':
      if (!isCheckable(role)) return undefined;
      return (element as Partial<HTMLInputElement>).indeterminate
        ? 'mixed'
        : element.matches(':checked');
    case 'selected':
      return role === 'option' && element.matches(':checked');
    case 'expanded':
      return element.localName === 'summary'
        ? (composedParent(element) as Partial<HTMLDetailsElement> | null)?.open
        : undefined;
    case 'disabled':
      return element.matches(':disabled') || !!element.closest('[aria-disabled=true]');
    case 'readonly':
      return element.matches('input[readonly],textarea[readonly]');
    case 'required':
      return element.matches('input[required],select[required],textarea[required]');
    default:
      return undefined;
  }
}

function stateWord(element: Element, role: Role, state: StateName, words: Words): string {
  const value = attribute(element, `aria-${state}`) || String(native(element, role, state) ?? '');
  const table = words.states[state === 'checked' && role === 'switch' ? 'on' : state];
  return lookUp(table, value) ?? (value && value !== 'false' ? (table['true'] ?? '') : '');
}

/** How a control stands, one entry a state, in the order in which they are said; `''` for what need not be said. */
export const statesOf = (element: Element, role: Role, words: Words): string[] =>
  (
    [
      'checked',
      'pressed',
      'selected',
      'expanded',
      'current',
      'disabled',
      'readonly',
      'required',
      'invalid',
    ] as const
  ).map((state) => stateWord(element, role, state, words));
