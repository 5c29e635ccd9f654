import { attribute, isElement, styleOf } from '../dom';
import { generatedContent } from './generated-content';
import { idReferences } from './labelled-by';
import { isInline } from './layout';
import type { TextAlternative, Traversal } from './traversal';

/** The children as they are drawn: a shadow tree instead of what it covers, what a slot was given instead of its default. */
export function drawnChildren(element: Element): ArrayLike<Node> {
  if (element.shadowRoot) return element.shadowRoot.childNodes;
  const assigned =
    element.localName === 'slot' && 'assignedNodes' in element
      ? (element as HTMLSlotElement).assignedNodes()
      : [];
  return assigned.length ? assigned : element.childNodes;
}

/** Whether `aria-owns` of another element has moved this one elsewhere. */
function isOwnedElsewhere(child: Node, parent: Element): boolean {
  if (!isElement(child) || !child.id) return false;
  const root = child.getRootNode() as Partial<ParentNode>;
  const owner = root.querySelector?.(`[aria-owns~="${CSS.escape(child.id)}"]`);
  return !!owner && owner !== parent;
}

/** Accname 2F and 2H: generated text, the children in the order they are drawn, and those that `aria-owns` adds. */
export function fromContent(
  element: Element,
  traversal: Traversal,
  textAlternative: TextAlternative,
): string {
  const below = { ...traversal, recursing: true };
  let text = generatedContent(element, '::before');
  const append = (child: Node): void => {
    const part = textAlternative(child, below);
    text +=
      isElement(child) && (child.localName === 'br' || !isInline(styleOf(child)))
        ? ` ${part} `
        : part;
  };
  const children = drawnChildren(element);
  for (let i = 0; i < children.length; i++) {
    const child = children[i];
    if (child && !isOwnedElsewhere(child, element)) append(child);
  }
  if (attribute(element, 'aria-owns')) {
    const owned = idReferences(element, 'aria-owns');
    for (let i = 0; i < owned.length; i++) if (owned[i]) append(owned[i] as Element);
  }
  return text + generatedContent(element, '::after');
}
