/*
 * The flat tree (DOM standard: slots and open shadow roots) with the documents of same-origin frames below their frames.
 */
import { attribute, isElement } from '../shared/dom';

/** A boundary of a node: before it, or after it and its descendants. */
export interface Cursor {
  readonly node: Node;
  readonly isAfter: boolean;
  /** Characters of a text node that lie before the boundary. */
  readonly offset?: number;
}

/** Getter of the prototype: form controls named `parentNode` or `nextSibling` shadow the property of their form. */
const getter =
  (name: 'parentNode' | 'firstChild' | 'lastChild' | 'nextSibling' | 'previousSibling') =>
  (node: Node): Node | null =>
    Reflect.get<Node, typeof name>(Node.prototype, name, node);

const parentNode = getter('parentNode');
const firstChild = getter('firstChild');
const lastChild = getter('lastChild');
const nextSibling = getter('nextSibling');
const previousSibling = getter('previousSibling');

const slotOf = (node: Node): HTMLSlotElement | null =>
  isElement(node)
    ? Reflect.get<Element, 'assignedSlot'>(Element.prototype, 'assignedSlot', node)
    : ((node as Partial<Text>).assignedSlot ?? null);

export function parentOf(node: Node): Node | null {
  const parent = slotOf(node) ?? parentNode(node);
  if (parent) return (parent as Partial<ShadowRoot>).nodeType === 11 ? hostOf(parent) : parent;
  return (node as Partial<Document>).defaultView?.frameElement ?? null;
}

/** The host of a shadow root; null for other document fragments. */
const hostOf = (fragment: Node): Element | null => (fragment as Partial<ShadowRoot>).host ?? null;

/** Whether a node is another one or below it. */
export function includes(ancestor: Node, node: Node | null): boolean {
  for (let at = node; at; at = parentOf(at)) if (at === ancestor) return true;
  return false;
}

/** What has the children of a node: their list for frames and slots, else the node itself or its shadow root. */
function childrenOf(node: Node): readonly Node[] | Node {
  if (!isElement(node)) return node;
  const { localName, shadowRoot } = node;
  if (/^i?frame$/.test(localName)) {
    // Null for a cross-origin frame.
    const root = (node as HTMLIFrameElement).contentDocument?.documentElement;
    return root ? [root] : [];
  }
  const assigned = localName === 'slot' ? (node as HTMLSlotElement).assignedNodes() : [];
  return assigned.length ? assigned : (shadowRoot ?? node);
}

function endChild(node: Node, isLast: boolean): Node | null {
  const children = childrenOf(node);
  if ('nodeType' in children) return (isLast ? lastChild : firstChild)(children);
  return children.at(isLast ? -1 : 0) ?? null;
}

/** An element and its descendants in reading order, without toolbars. */
export function* flatTree(root: Element): Generator<Element, void> {
  const rest: Node[] = [root];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!isElement(node) || attribute(node, 'data-a11y-toolbar')) continue;
    yield node;
    const children = childrenOf(node);
    if ('nodeType' in children)
      for (let child = lastChild(children); child; child = previousSibling(child)) rest.push(child);
    else rest.push(...[...children].reverse());
  }
}

function sibling(node: Node, isPrevious: boolean): Node | null {
  const assigned = slotOf(node)?.assignedNodes();
  if (assigned) return assigned[assigned.indexOf(node) + (isPrevious ? -1 : 1)] ?? null;
  return (isPrevious ? previousSibling : nextSibling)(node);
}

/**
 * The next boundary in one direction, the same object at the end of the tree.
 * @param isEntered whether to go into the node at its near boundary
 */
export function step(cursor: Cursor, isBackward: boolean, isEntered: boolean): Cursor {
  const { node, isAfter } = cursor;
  if (isAfter === isBackward) {
    const child = isEntered ? endChild(node, isBackward) : null;
    return child ? { node: child, isAfter: isBackward } : { node, isAfter: !isBackward };
  }
  const next = sibling(node, isBackward);
  if (next) return { node: next, isAfter: isBackward };
  const parent = parentOf(node);
  return parent ? { node: parent, isAfter: !isBackward } : cursor;
}
