import { attribute } from '../shared/dom';
import type { Role } from './accessible-name/role';

/** Input and media types with a spoken name but without a WAI-ARIA role. */
const typesWithoutRole = /^(password|file|date|color|video|iframe|audio)$/;

/** Key of the role name of an element. */
export function roleNameKey(element: Element, role: Role): string {
  const { type = element.localName } = element as Partial<HTMLInputElement>;
  return typesWithoutRole.test(type) ? type : role.replace(/(menuitem).+/, '$1');
}

/** The level of a heading. */
export const headingLevel = (element: Element): string =>
  attribute(element, 'aria-level') || element.localName.slice(1);
