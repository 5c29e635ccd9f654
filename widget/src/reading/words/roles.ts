import { attribute } from '../dom';
import type { Role } from '../role';

/** Kinds of input and media that WAI-ARIA knows no role for, but visitors have a word for. */
const kinds = /^(password|file|date|color|video|iframe|audio)$/;

/** The name of the word for what an element is. */
export function roleWord(element: Element, role: Role): string {
  const { type = element.localName } = element as Partial<HTMLInputElement>;
  return kinds.test(type) ? type : role.replace(/(menuitem).+/, '$1');
}

/** The level of a heading. */
export const levelOf = (element: Element): string =>
  attribute(element, 'aria-level') || element.localName.slice(1);
