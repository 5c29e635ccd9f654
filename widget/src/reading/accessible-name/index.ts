/**
 * The accessible name, after https://www.w3.org/TR/accname-1.2/ section 4.3.2; one file per step.
 * What can go wrong: cycles through references, labels and slots; text of hidden nodes; no space between the words of
 * adjacent blocks; a spoken password; nodes of another frame. e2e/accname covers each case.
 */
import { attribute, collapse, isElement, styleOf } from '../../shared/dom';
import { isNamedByContent, roleOf } from './role';
import { fromContent } from './content';
import { isUserInput, markValue, valueOf } from './embedded-control';
import { isSubtreeHidden, isVisibilityHidden } from './hidden';
import { hostText, labelsOf, tooltipOf } from './host-language';
import { labelledBy, namesOf } from './labelled-by';
import { textOfNode, type Traversal } from './traversal';

function textAlternative(node: Node, traversal: Traversal): string {
  if (node.nodeType === 3) return textOfNode(node, traversal);
  if (!isElement(node)) return '';
  const { root, visited, recursing, includeHidden, referenced } = traversal;
  const style = styleOf(node);
  const content = (): string => fromContent(node, traversal, textAlternative);
  if (recursing && !includeHidden) {
    if (isSubtreeHidden(node, style)) return '';
    if (isVisibilityHidden(style)) return content();
  }
  if (node.localName === 'slot') return content();

  // For visited elements only aria-labelledby is followed: web-platform-tests, accname/name.
  let text = referenced
    ? ''
    : namesOf(labelledBy(node), { ...traversal, referenced: true }, textAlternative);
  if (text.trim() || visited.has(node)) return text;
  visited.add(node);

  const role = roleOf(node);
  const value = recursing && node !== root ? valueOf(node, role) : undefined;
  if (value !== undefined)
    return ` ${traversal.budget && isUserInput(role) ? markValue(value) : value} `;
  text = attribute(node, 'aria-label');
  if (role !== 'none') {
    text = text.trim() ? text : namesOf(labelsOf(node), traversal, textAlternative);
    text = text.trim() ? text : hostText(node);
  }
  if (text.trim()) return ` ${text} `;
  text = recursing || isNamedByContent(role) ? content() : '';
  if (text.trim()) return text;
  const tooltip = tooltipOf(node);
  return tooltip ? ` ${tooltip} ` : text;
}

/**
 * The accessible name, white space collapsed; `''` if there is none. Works in same-origin frames and open shadow
 * trees. Never contains a password.
 */
export const accessibleName = (element: Element): string => nameOf(element);

/** The accessible name for speech: at most 2,000 characters, values of fields between marks. */
export const spokenName = (element: Element): string => nameOf(element, { left: 2000 });

const nameOf = (element: Element, budget?: Traversal['budget']): string =>
  collapse(
    textAlternative(element, { root: element, visited: new Set(), ...(budget && { budget }) }),
  );
