/** State of the recursion at a node. Immutable, except for `visited` and `budget`, which one computation shares. */
export interface Traversal {
  /** The element whose name is computed: a value is part of the names of others only. */
  readonly root?: Element;
  /** Elements already used for this name: prevents cycles through references, labels and slots. */
  readonly visited: Set<Element>;
  /** False only for the element whose name is computed. */
  readonly recursing?: boolean;
  /** Inside an `aria-labelledby` reference: nested ones are not followed. */
  readonly referenced?: boolean;
  /** The referenced node or label is hidden: its hidden content is included. */
  readonly includeHidden?: boolean;
  /** The parent is invisible: its own text is skipped, that of visible children is not. */
  readonly unseen?: boolean;
  /** Set for speech: remaining characters and nodes. Values of fields are marked. */
  readonly budget?: { left: number };
}

/** The text of a text node, limited by the budget. */
export function textOfNode(node: Node, { unseen, budget }: Traversal): string {
  const text = unseen ? '' : (node.nodeValue ?? '');
  if (!budget) return text;
  // Collapsed before the budget applies: indentation must not use it up.
  const taken = text.replace(/\s+/g, ' ').slice(0, budget.left);
  budget.left -= taken.length;
  return taken;
}

/** Computes the text alternative of one node; passed to the recursive steps to avoid import cycles. */
export type TextAlternative = (node: Node, traversal: Traversal) => string;
