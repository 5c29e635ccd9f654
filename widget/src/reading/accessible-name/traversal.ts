/** How the algorithm came to a node; made anew for each name and each reference, never shared. */
export interface Traversal {
  /** Elements already used in this traversal, so that labels, slots and aria-owns cannot go round in circles. */
  readonly visited: Set<Element>;
  /** False only for the element whose name was asked for. */
  readonly recursing: boolean;
  /** Inside an `aria-labelledby` reference, where a further `aria-labelledby` is not followed. */
  readonly referenced: boolean;
  /** The referenced node or label was hidden, so that everything in it counts. */
  readonly includeHidden: boolean;
}

/** Computes the text alternative of one node: handed to the steps that recurse, so that no file needs another's back. */
export type TextAlternative = (node: Node, traversal: Traversal) => string;
