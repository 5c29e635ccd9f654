import type { VirtualNode } from 'preact-internals';
import { diffChildren } from 'preact-internals/diff/children';
import { setProperty } from './set-property';

const html = 'http://www.w3.org/1999/xhtml';
const svg = 'http://www.w3.org/2000/svg';

/** Brings the page up to date with a virtual node. @returns the element behind which the next one goes */
export function diff(
  parent: Node,
  next: VirtualNode,
  previous: VirtualNode,
  _context: null,
  namespace: string | null | undefined,
  _excess: null,
  _commitQueue: null,
  cursor: Node | null | undefined,
): Node | null {
  if (typeof next.type !== 'function') {
    return (next._dom = diffElement(parent, next, previous, namespace));
  }
  const drawn = next.type(next.props);
  const children: unknown[] = Array.isArray(drawn) ? drawn : [drawn];
  return diffChildren(parent, children, next, previous, null, namespace, null, null, cursor);
}

function diffElement(
  parent: Node,
  next: VirtualNode,
  previous: VirtualNode,
  outer: string | null | undefined,
): Node {
  const document = parent.ownerDocument as Document;
  const { type, props } = next;
  const before = previous.props as VirtualNode['props'] | undefined;
  if (typeof type !== 'string') {
    const text = previous._dom as Text | undefined;
    if (!text) return document.createTextNode(props as unknown as string);
    if (before !== props) text.data = props as unknown as string;
    return text;
  }
  const namespace = type === 'svg' ? svg : (outer ?? html);
  const element =
    (previous._dom as Element | undefined) ?? document.createElementNS(namespace, type);
  for (const name of Object.keys({ ...before, ...props })) {
    if (name !== 'children' && before?.[name] !== props[name]) {
      setProperty(element as HTMLElement, name, props[name]);
    }
  }
  const { children } = props;
  diffChildren(
    element,
    Array.isArray(children) ? children : [children],
    next,
    previous,
    null,
    namespace,
    null,
    null,
    element.firstChild,
  );
  return element;
}

/** Takes what a virtual node drew out of the page. */
export function unmount(node: VirtualNode): void {
  if (node._dom && typeof node.type !== 'function') (node._dom as ChildNode).remove();
  else for (const child of node._children ?? []) if (child) unmount(child);
}

/** The toolbar has no refs; Preact's comparison of children asks for this all the same. */
export const applyRef = (): void => undefined;
