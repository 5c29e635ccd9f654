/** How the algorithm came to a node. Objects are never changed, but for the one set that a computation shares. */
export interface Traversal {
  /** Elements already used for this name, so that references, labels and slots cannot go round in circles. */
  readonly visited: Set<Element>;
  /** False only for the element whose name was asked for. */
  readonly recursing?: boolean;
  /** Inside an `aria-labelledby` reference, where a further `aria-labelledby` is not followed. */
  readonly referenced?: boolean;
  /** The referenced node or label was hidden, so that everything in it counts. */
  readonly includeHidden?: boolean;
  /** The node that holds this one is invisible; its own text is not said, but a visible child's is. */
  readonly unseen?: boolean;
  /**
   * Set where the text is to be spoken: the characters and nodes that may still be walked. Values of fields are marked.
   */
  readonly budget?: { left: number };
}

/** The text of a text node, as far as the budget goes. */
export function textOfNode(node: Node, { unseen, budget }: Traversal): string {
  const text = unseen ? '' : (node.nodeValue ?? '');
  if (!budget) return text;
  // Indentation of the source is no text.
  const taken = text.replace(/\s+/g, ' ').slice(0, budget.left);
  budget.left -= taken.length;
  return taken;
}

/** Computes the text alternative of one node: handed to the steps that recurse, so that no file needs another's back. */
export type TextAlternative = (node: Node, traversal: Traversal) => string;
