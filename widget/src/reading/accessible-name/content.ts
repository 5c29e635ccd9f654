import { isElement, isInline, styleOf } from '../dom';
import { generatedContent } from './generated-content';
import { hidesText } from './hidden';
import { idReferences } from './labelled-by';
import type { TextAlternative, Traversal } from './traversal';

/** The children as they are drawn: a shadow tree instead of what it covers, what a slot was given instead of its default. */
function drawnChildren(element: Element): Iterable<Node> {
  const assigned = (element as Partial<HTMLSlotElement>).assignedNodes?.();
  return assigned?.length ? assigned : (element.shadowRoot ?? element).childNodes;
}

/** Accname 2F and 2H: generated text, the children in the order they are drawn, and those that `aria-owns` adds. */
export function fromContent(
  element: Element,
  traversal: Traversal,
  textAlternative: TextAlternative,
): string {
  const unseen = !traversal.includeHidden && hidesText(element);
  const { budget } = traversal;
  const below = { ...traversal, recursing: true, unseen };
  const join = (nodes: Iterable<Node>): string => {
    let text = '';
    for (const node of nodes) {
      if (budget && budget.left-- < 1) break;
      const part = textAlternative(node, below);
      text +=
        isElement(node) && (node.localName === 'br' || !isInline(styleOf(node)))
          ? ` ${part} `
          : part;
    }
    return text;
  };
  const text = join(drawnChildren(element)) + join(idReferences(element, 'aria-owns'));
  return unseen
    ? text
    : generatedContent(element, '::before') + text + generatedContent(element, '::after');
}
