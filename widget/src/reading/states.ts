import { isCheckable } from './role';
import type { Role } from './role';
import type { StateName, Words } from './words';

const mixed = '[aria-checked=mixed],[aria-pressed=mixed],[type=checkbox]:indeterminate';
const checked = '[aria-checked=true],input:checked';

/** In what an element's state shows, in WAI-ARIA and in HTML. They are said in this order. */
const shows: readonly (readonly [StateName, string])[] = [
  ['pressed', '[aria-pressed=true]'],
  ['notPressed', '[aria-pressed=false]'],
  ['selected', '[aria-selected=true],option:checked'],
  ['expanded', '[aria-expanded=true],details[open]>summary'],
  ['collapsed', '[aria-expanded=false],details:not([open])>summary'],
  ['page', '[aria-current=page]'],
  ['current', '[aria-current]:not([aria-current=page],[aria-current=false],[aria-current=""])'],
  ['disabled', ':disabled,[aria-disabled=true],[aria-disabled=true] *'],
  ['readOnly', '[aria-readonly=true],input[readonly],textarea[readonly]'],
  ['required', '[aria-required=true],input[required],select[required],textarea[required]'],
  ['invalid', '[aria-invalid]:not([aria-invalid=false],[aria-invalid=""])'],
];

function checkedWord(element: Element, role: Role, { states }: Words): string {
  if (element.matches(mixed)) return states.mixed;
  const on = element.matches(checked);
  if (role === 'switch') return on ? states.on : states.off;
  return on ? states.checked : states.unchecked;
}

/** How a control stands, in words; empty for most. */
export function statesOf(element: Element, role: Role, words: Words): string[] {
  const said = isCheckable(role) ? [checkedWord(element, role, words)] : [];
  for (const [state, selector] of shows) {
    if (element.matches(selector)) said.push(words.states[state]);
  }
  return said;
}
