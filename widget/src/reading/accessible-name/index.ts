/**
 * The accessible name, after https://www.w3.org/TR/accname-1.2/ section 4.3.2; each step has its file.
 * What can go wrong: circles through labels, slots and aria-owns; text of hidden nodes; words of separate blocks run
 * together; a password said aloud; pages that answer with nodes of another frame. e2e/accname shows each of them.
 */
import { attribute, collapse, isElement } from '../dom';
import { roleOf } from '../role';
import type { Role } from '../role';
import { fromContent } from './content';
import { valueOf } from './embedded-control';
import { hidesItself } from './hidden';
import { fromHostLanguage, fromTooltip } from './host-language';
import { fromLabelledBy } from './labelled-by';
import type { Traversal } from './traversal';

/** WAI-ARIA 1.2, 5.2.8.6: roles that take their name from content. */
const namedByContent =
  /^(button|cell|checkbox|columnheader|gridcell|heading|link|menuitem|menuitemcheckbox|menuitemradio|option|radio|row|rowheader|switch|tab|tooltip|treeitem)$/;

function fromAttributes(element: Element, role: Role, traversal: Traversal): string | undefined {
  let text = traversal.referenced ? '' : fromLabelledBy(element, textAlternative);
  if (text.trim()) return text;
  const value = traversal.recursing ? valueOf(element, role) : undefined;
  if (value !== undefined) return value;
  text = attribute(element, 'aria-label');
  if (text.trim()) return text;
  text = role === 'none' ? '' : fromHostLanguage(element, traversal, textAlternative);
  return text.trim() ? text : undefined;
}

function textAlternative(node: Node, traversal: Traversal): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  if (!isElement(node) || traversal.visited.has(node)) return '';
  if (traversal.recursing && !traversal.includeHidden && hidesItself(node)) return '';
  traversal.visited.add(node);
  const role = roleOf(node);
  const named = fromAttributes(node, role, traversal);
  if (named !== undefined) return ` ${named} `;
  if (traversal.recursing || namedByContent.test(role)) {
    const text = fromContent(node, traversal, textAlternative);
    if (text.trim()) return text;
  }
  const tooltip = fromTooltip(node);
  return tooltip && ` ${tooltip} `;
}

/**
 * What assistive technology calls an element: white space collapsed, `''` where nothing names it.
 * Works for elements of any same-origin frame and of open shadow trees. Never contains a password.
 */
export function accessibleName(element: Element): string {
  return collapse(
    textAlternative(element, {
      visited: new Set(),
      recursing: false,
      referenced: false,
      includeHidden: false,
    }),
  );
}
