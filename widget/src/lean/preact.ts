import type { VirtualNode } from './preact-jsx-runtime';

export { Fragment } from './preact-jsx-runtime';

/** What stands at one place: an element, a text (type ''), or nothing where a condition left it out (null). */
interface Slot {
  type: string | null;
  props: unknown;
  dom?: Node | undefined;
  children?: Slot[];
}

type Props = Readonly<Record<string, unknown>>;

const drawn = Symbol('drawn');
const nothing: Slot = { type: null, props: null };

/** Draws a virtual node into an element or shadow root, or brings what it drew there before up to date. */
export function render(node: unknown, parent: Node & { [drawn]?: Slot[] }): void {
  parent[drawn] = drawAll(parent, node, parent[drawn]);
}

function drawAll(parent: Node, nodes: unknown, before: readonly Slot[] = []): Slot[] {
  const slots: Slot[] = [];
  flatten(nodes, slots);
  let next: Node | null = null;
  // From the end, so that each one knows what it stands before.
  for (let index = Math.max(slots.length, before.length); index--;) {
    next = draw(parent, slots[index] ?? nothing, before[index] ?? nothing, next) ?? next;
  }
  return slots;
}

/** Components are called and lists are laid out flat; what is left out keeps its place. */
function flatten(node: unknown, slots: Slot[]): void {
  if (Array.isArray(node)) for (const child of node as unknown[]) flatten(child, slots);
  else if (node && typeof node === 'object') {
    const { type, props } = node as VirtualNode;
    if (typeof type === 'function') flatten(type(props), slots);
    else slots[slots.length] = { type, props };
  } else {
    const isEmpty = node === undefined || node === null || typeof node === 'boolean';
    slots[slots.length] = { type: isEmpty ? null : '', props: node };
  }
}

function draw(parent: Node, slot: Slot, before: Slot, next: Node | null): Node | undefined {
  const { type, props } = slot;
  if (before.type !== type) {
    (before.dom as ChildNode | undefined)?.remove();
    before = nothing;
  }
  if (type === null) return undefined;
  const document = parent.ownerDocument as Document;
  const dom =
    before.dom ??
    parent.insertBefore(
      type
        ? document.createElementNS(namespaceOf(type, parent), type)
        : document.createTextNode(''),
      next,
    );
  slot.dom = dom;
  if (type) {
    for (const name of Object.keys(props as Props)) {
      const value = (props as Props)[name];
      if (name === 'children') slot.children = drawAll(dom, value, before.children);
      else if ((before.props as Props | null)?.[name] !== value) {
        setProperty(dom as HTMLElement, name, value);
      }
    }
  } else if ((dom as Text).data !== props) (dom as Text).data = props as string;
  return dom;
}

const namespaceOf = (type: string, parent: Node): string =>
  type === 'svg'
    ? 'http://www.w3.org/2000/svg'
    : ((parent as Element).namespaceURI ?? 'http://www.w3.org/1999/xhtml');

/** An attribute or, as `style`, custom properties through the CSSOM, which no content policy forbids. */
function setProperty(element: HTMLElement, name: string, value: unknown): void {
  if (name === 'style') {
    for (const property of Object.keys(value as Props)) {
      element.style.setProperty(property, (value as Record<string, string>)[property] ?? '');
    }
  } else if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value as string);
}
