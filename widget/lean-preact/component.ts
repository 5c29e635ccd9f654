import type { VirtualNode } from 'preact-internals';

/** The element that follows a virtual node's child in the page, from the given child on. */
export function getDomSibling(node: VirtualNode, from?: number): Node | null {
  if (from === undefined) return node._parent && getDomSibling(node._parent, node._index + 1);
  const children = node._children ?? [];
  for (let i = from; i < children.length; i++) {
    const dom = children[i]?._dom;
    if (dom) return dom;
  }
  return typeof node.type === 'function' ? getDomSibling(node) : null;
}
