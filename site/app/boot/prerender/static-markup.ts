import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Parent = DefaultTreeAdapterTypes.DocumentFragment | DefaultTreeAdapterTypes.Element;
type Element = DefaultTreeAdapterTypes.Element;

interface Link {
  href: string;
  hreflang: string | undefined;
}

export type RewriteLink = (link: Link) => Link;

interface StaticMarkupOptions {
  rewriteLink: RewriteLink;
  /** Markup in place of the first form of the content and in place of the search in the header. */
  formSubstitute: string;
  searchSubstitute: string;
}

/** Controls without effect when no script runs. The opener of the toolbar is left: the page's own script serves it. */
const isControl = (element: Element) =>
  (element.tagName === 'button' && attribute(element, 'data-open-accessibility') === undefined) ||
  ['input', 'select', 'textarea', 'label'].includes(element.tagName);
/** A form, or a part whose data only the browser requests. */
const isAppPart = (element: Element) =>
  element.tagName === 'form' || attribute(element, 'aria-busy') === 'true';

/** Elements that are content without text of their own. */
const media = new Set('img picture svg video audio hr table details'.split(' '));
const headings = ['h2', 'h3', 'h4'];

/**
 * Adapts rendered markup to pages without the app: links lead to other URLs, controls and the boxes that held nothing
 * else are removed, and what a removed button would have shown is visible.
 */
export function makeStatic(html: string, options: StaticMarkupOptions): string {
  const fragment = parseFragment(html);
  const elements = [...descendants(fragment)];
  const controlled = new Set<string>();
  for (const element of elements) {
    if (element.tagName === 'a') applyToLink(element, options.rewriteLink);
    if (isControl(element)) {
      const id = attribute(element, 'aria-controls');
      if (id) controlled.add(id);
      removeWithEmptyParents(element);
    }
  }
  for (const element of elements) {
    if (controlled.has(attribute(element, 'id') ?? '')) setAttribute(element, 'hidden', undefined);
  }
  replaceAppParts(elements.filter(isAppPart), options);
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (main && !hasContent(main, [...headings, 'h1'])) append(main, options.formSubstitute);
  return serialize(fragment);
}

function replaceAppParts(parts: readonly Element[], options: StaticMarkupOptions): void {
  let isReplaced = false;
  for (const part of parts) {
    const isSearch = attribute(part, 'role') === 'search';
    const isInHeader = isSearch && isInside(part, 'header');
    if (isInHeader) replaceWith(part, options.searchSubstitute);
    else if (!isSearch && !isReplaced) replaceWith(part, options.formSubstitute);
    else removeWithEmptyParents(part);
    isReplaced ||= !isSearch;
  }
}

function replaceWith(element: Element, html: string): void {
  const { parentNode } = element;
  if (!parentNode) return;
  for (const node of [...parseFragment(html).childNodes])
    tree.insertBefore(parentNode, node, element);
  tree.detachNode(element);
}

function append(parent: Parent, html: string): void {
  for (const node of [...parseFragment(html).childNodes]) tree.appendChild(parent, node);
}

function applyToLink(element: Element, rewriteLink: RewriteLink): void {
  const href = attribute(element, 'href');
  if (href === undefined) return;
  const link = { href, hreflang: attribute(element, 'hreflang') };
  const target = rewriteLink(link);
  if (target === link) return;
  setAttribute(element, 'href', target.href);
  setAttribute(element, 'hreflang', target.hreflang);
}

/** Removes an element, and each box around it that then has no content or only a heading. */
function removeWithEmptyParents(element: Element): void {
  const { parentNode } = element;
  tree.detachNode(element);
  if (!parentNode || !('tagName' in parentNode)) return;
  const isBox = !['main', 'td', 'th'].includes(parentNode.tagName) && !isAppPart(parentNode);
  if (isBox && !hasContent(parentNode)) removeWithEmptyParents(parentNode);
}

function hasContent(parent: Parent, ignored: readonly string[] = headings): boolean {
  return parent.childNodes.some((node) => {
    if (tree.isTextNode(node)) return node.value.trim() !== '';
    if (!tree.isElementNode(node)) return false;
    if (ignored.includes(node.tagName) || attribute(node, 'aria-hidden') === 'true') return false;
    return media.has(node.tagName) || hasContent(node, ignored);
  });
}

function* descendants(parent: Parent): Generator<Element> {
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* descendants(node);
  }
}

function isInside(element: Element, tagName: string): boolean {
  let { parentNode } = element;
  while (parentNode && 'tagName' in parentNode) {
    if (parentNode.tagName === tagName) return true;
    ({ parentNode } = parentNode);
  }
  return false;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}
