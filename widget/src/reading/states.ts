import { isCheckable } from './accessible-name/role';
import type { Role } from './accessible-name/role';
import type { RoleNames } from '../messages/role-names';

const mixed = '[aria-checked=mixed],[aria-pressed=mixed],[type=checkbox]:indeterminate';
const checked = '[aria-checked=true],input:checked';

function checkedState(element: Element, role: Role): string {
  if (element.matches(mixed)) return 'partly checked';
  const on = element.matches(checked);
  if (role === 'switch') return on ? 'on' : 'off';
  return on ? 'checked' : 'not checked';
}

/** The states of a control in the language of `roleNames`. */
export function statesOf(
  element: Element,
  role: Role,
  roleNames: RoleNames,
): (string | undefined)[] {
  const states = isCheckable(role) ? [roleNames[checkedState(element, role)]] : [];
  for (const key of Object.keys(roleNames))
    if (/^[[:]/.test(key) && element.matches(key)) states.push(roleNames[key]);
  return states;
}
