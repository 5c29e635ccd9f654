import { isCheckable } from './accessible-name/role';
import type { Role } from './accessible-name/role';
import type { RoleNames } from '../messages/role-names';

const mixed = '[aria-checked=mixed],[aria-pressed=mixed],[type=checkbox]:indeterminate';
const checked = '[aria-checked=true],input:checked';

/** Selectors of each state in WAI-ARIA and HTML, in the order of speech. */
export const stateSelectors: readonly (readonly [string, string])[] = [
  ['pressed', '[aria-pressed=true]'],
  ['not pressed', '[aria-pressed=false]'],
  ['selected', '[aria-selected=true],option:checked'],
  ['expanded', '[aria-expanded=true],details[open]>summary'],
  ['collapsed', '[aria-expanded=false],details:not([open])>summary'],
  ['current page', '[aria-current=page]'],
  ['current', '[aria-current]:not([aria-current=page],[aria-current=false],[aria-current=""])'],
  ['unavailable', ':disabled,[aria-disabled=true],[aria-disabled=true] *'],
  ['read only', '[aria-readonly=true],[readonly]'],
  ['required', '[aria-required=true],[required]'],
  ['invalid entry', '[aria-invalid]:not([aria-invalid=false],[aria-invalid=""])'],
];

function checkedState(element: Element, role: Role): string {
  if (element.matches(mixed)) return 'partly checked';
  const on = element.matches(checked);
  if (role === 'switch') return on ? 'on' : 'off';
  return on ? 'checked' : 'not checked';
}

/** The states of a control in the language of `roleNames`. */
export function statesOf(element: Element, role: Role, roleNames: RoleNames): string[] {
  const states = isCheckable(role) ? [roleNames(checkedState(element, role))] : [];
  for (const [state, selector] of stateSelectors)
    if (element.matches(selector)) states.push(roleNames(state));
  return states;
}
