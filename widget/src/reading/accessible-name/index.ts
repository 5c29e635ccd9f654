/**
 * The accessible name, after https://www.w3.org/TR/accname-1.2/ section 4.3.2; each step has its file.
 * What can go wrong: circles through references, labels and slots; text of hidden nodes; words of separate blocks run
 * together; a password said aloud; pages that answer with nodes of another frame. e2e/accname shows each of them.
 */
import { attribute, collapse, isElement, styleOf } from '../dom';
import { isNamedByContent, roleOf } from '../role';
import { fromContent } from './content';
import { isEntered, markValue, valueOf } from './embedded-control';
import { isGone, isUnseen } from './hidden';
import { hostText, labelsOf, tooltipOf } from './host-language';
import { labelledBy, namesOf } from './labelled-by';
import { textOfNode, type Traversal } from './traversal';

function textAlternative(node: Node, traversal: Traversal): string {
  if (node.nodeType === 3) return textOfNode(node, traversal);
  if (!isElement(node)) return '';
  const { visited, recursing, includeHidden, referenced } = traversal;
  const style = styleOf(node);
  const content = (): string => fromContent(node, traversal, textAlternative);
  if (recursing && !includeHidden) {
    if (isGone(node, style)) return '';
    if (isUnseen(style)) return content();
  }
  if (node.localName === 'slot') return content();

  // Of what has been used already, only the references are followed: web-platform-tests, accname/name.
  let text = referenced
    ? ''
    : namesOf(labelledBy(node), { ...traversal, referenced: true }, textAlternative);
  if (text.trim() || visited.has(node)) return text;
  visited.add(node);

  const role = roleOf(node);
  const value = recursing ? valueOf(node, role) : undefined;
  if (value !== undefined)
    return ` ${traversal.budget && isEntered(role) ? markValue(value) : value} `;
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
 * What assistive technology calls an element: white space collapsed, `''` where nothing names it.
 * Works for elements of any same-origin frame and of open shadow trees. Never contains a password.
 */
export const accessibleName = (element: Element): string => nameOf(element);

/** The same of at most 2,000 characters, with the values of fields marked. */
export const spokenName = (element: Element): string => nameOf(element, { left: 2000 });

const nameOf = (element: Element, budget?: Traversal['budget']): string =>
  collapse(textAlternative(element, { visited: new Set(), ...(budget && { budget }) }));
