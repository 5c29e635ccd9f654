import type { VirtualNode } from 'preact-internals';
import { createVNode, Fragment } from 'preact-internals/create-element';
import { diff } from './diff';

/** Draws a virtual node into an element or shadow root, or brings what it drew there before up to date. */
export function render(node: unknown, parent: Node & { _children?: VirtualNode }): void {
  const previous = parent._children;
  const next = createVNode(Fragment, { children: [node] });
  parent._children = next;
  diff(parent, next, previous ?? ({} as VirtualNode), null, null, null, null, previous?._dom);
}
