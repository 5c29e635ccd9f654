import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { allowedAttributes, allowedTags, idPrefix } from '../../ui/rich-text/allow-list';
import { leavesSite, safeHref } from '../../ui/link/safe-href';

type Parent = DefaultTreeAdapterTypes.DocumentFragment | DefaultTreeAdapterTypes.Element;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Server version of `ui/rich-text/sanitise.ts`, which needs a document; same allow-list. The build of the
 * prerenderer aliases that module to this one.
 */
export function sanitise(html: string): string {
  const fragment = parseFragment(html);
  clean(fragment);
  return serialize(fragment);
}

function clean(parent: Parent): void {
  for (const node of [...parent.childNodes]) {
    if (tree.isTextNode(node)) continue;
    if (!tree.isElementNode(node) || !allowedTags.includes(node.tagName)) {
      tree.detachNode(node);
      continue;
    }
    node.attrs = node.attrs.filter(({ name }) => allowedAttributes.includes(name));
    setAttribute(node, 'id', (id) => idPrefix + id);
    if (node.tagName === 'img') normaliseImage(node);
    normaliseLink(node);
    clean(node);
  }
}

function normaliseImage(image: Element): void {
  setAttribute(image, 'src', (src) => (src.startsWith('/media/') ? src : undefined));
  image.attrs.push({ name: 'loading', value: 'lazy' }, { name: 'decoding', value: 'async' });
  if (!image.attrs.some(({ name }) => name === 'alt')) image.attrs.push({ name: 'alt', value: '' });
}

function normaliseLink(element: Element): void {
  setAttribute(element, 'href', (href) =>
    element.tagName === 'a' ? safeHref(href.trim()) : undefined,
  );
  const href = element.attrs.find(({ name }) => name === 'href')?.value;
  const checked = href === undefined ? undefined : safeHref(href);
  if (!checked || !leavesSite(checked)) return;
  element.attrs.push({ name: 'target', value: '_blank' });
  element.attrs.push({ name: 'rel', value: 'noopener noreferrer' });
}

/** Changes an existing attribute; removes it if `change` returns `undefined`. */
function setAttribute(
  element: Element,
  name: string,
  change: (value: string) => string | undefined,
) {
  element.attrs = element.attrs.flatMap((each) => {
    const value = each.name === name ? change(each.value) : each.value;
    return value === undefined ? [] : [{ ...each, value }];
  });
}
