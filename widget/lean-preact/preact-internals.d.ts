/** What the files of this folder take from the modules of Preact that stay. */
declare module 'preact-internals/diff/children' {
  import type { VirtualNode } from 'preact-internals';
  export function diffChildren(
    parent: Node,
    children: unknown[],
    next: VirtualNode,
    previous: VirtualNode,
    context: null,
    namespace: string | null | undefined,
    excess: null,
    commitQueue: null,
    cursor: Node | null | undefined,
  ): Node | null;
}

declare module 'preact-internals/create-element' {
  import type { VirtualNode } from 'preact-internals';
  export function createVNode(type: unknown, props: object): VirtualNode;
  export function Fragment(props: object): unknown;
}

declare module 'preact-internals' {
  /** A virtual node; the members with an underscore are Preact's own. */
  export interface VirtualNode {
    type: string | ((props: object) => unknown) | null;
    /** The text itself where there is no type. */
    props: Record<string, unknown>;
    constructor: unknown;
    _children: (VirtualNode | null)[] | null;
    _parent: VirtualNode | null;
    _dom: Node | null;
    _index: number;
  }
}
