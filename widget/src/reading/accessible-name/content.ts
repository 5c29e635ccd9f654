import { isElement, isInline, styleOf } from '../../shared/dom';
import { generatedContent } from './generated-content';
import { hidesOwnText } from './hidden';
import { idReferences } from './labelled-by';
import type { TextAlternative, Traversal } from './traversal';

/** Children in the flat tree: those of the shadow root, or the nodes assigned to a slot. */
function flatTreeChildren(element: Element): Iterable<Node> {
  const assigned = (element as Partial<HTMLSlotElement>).assignedNodes?.();
  return assigned?.length ? assigned : (element.shadowRoot ?? element).childNodes;
}

/** Accname 2F and 2H: generated text, the children in flat tree order, and elements of `aria-owns`. */
export function fromContent(
  element: Element,
  traversal: Traversal,
  textAlternative: TextAlternative,
): string {
  const unseen = !traversal.includeHidden && hidesOwnText(element);
  const { budget } = traversal;
  const childTraversal = { ...traversal, recursing: true, unseen };
  const join = (nodes: Iterable<Node>): string => {
    let text = '';
    for (const node of nodes) {
      if (budget && budget.left-- < 1) break;
      const part = textAlternative(node, childTraversal);
      text +=
        isElement(node) && (node.localName === 'br' || !isInline(styleOf(node)))
          ? ` ${part} `
          : part;
    }
    return text;
  };
  const text = join(flatTreeChildren(element)) + join(idReferences(element, 'aria-owns'));
  // It is no part of their names in browsers, though the computed style has it.
  return unseen || /^(br|img|input)$/.test(element.localName)
    ? text
    : generatedContent(element, '::before') + text + generatedContent(element, '::after');
}
