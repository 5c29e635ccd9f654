import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { allowedTags, isAllowedAttribute } from '../../../rich-text/allow-list';
import { trustedMarkup, type Markup } from '../../shared/markup';
import type { LinkTarget } from './page-paths';

type Parent = DefaultTreeAdapterTypes.DocumentFragment | DefaultTreeAdapterTypes.Element;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Rich text for a page. Validated at import; sanitised again by the allow-list as defence in depth, for
 * content that entered the database otherwise. `readingTarget` rewrites links; a link without target loses
 * its `href`.
 */
export function richText(
  source: string,
  targetOf: (link: string) => LinkTarget | undefined,
): Markup {
  const fragment = parseFragment(source);
  sanitise(fragment, targetOf);
  return trustedMarkup(serialize(fragment));
}

/** Plain text of rich text. */
export function plainText(source: string): string {
  const textOf = (parent: Parent): string =>
    parent.childNodes
      .map((node) => {
        if (tree.isTextNode(node)) return node.value;
        return tree.isElementNode(node) ? `${textOf(node)}${isInline(node) ? '' : ' '}` : '';
      })
      .join('');
  return textOf(parseFragment(source)).replace(/\s+/g, ' ').trim();
}

const inline = new Set('a strong em b i u s sup sub span ruby'.split(' '));
const isInline = ({ tagName }: Element) => inline.has(tagName);

function sanitise(parent: Parent, targetOf: (link: string) => LinkTarget | undefined): void {
  for (const node of [...parent.childNodes]) {
    if (tree.isTextNode(node)) continue;
    if (tree.isElementNode(node) && allowedTags.has(node.tagName)) {
      node.attrs = node.attrs.filter(({ name }) => isAllowedAttribute(node.tagName, name));
      if (node.tagName === 'img') sanitiseImage(node);
      rewriteLink(node, targetOf);
      sanitise(node, targetOf);
    } else {
      tree.detachNode(node);
    }
  }
}

/** Removes image sources outside `/media/` and adds lazy loading. */
function sanitiseImage(image: Element): void {
  const src = image.attrs.find(({ name }) => name === 'src')?.value ?? '';
  if (!src.startsWith('/media/')) image.attrs = image.attrs.filter(({ name }) => name !== 'src');
  image.attrs.push({ name: 'loading', value: 'lazy' }, { name: 'decoding', value: 'async' });
}

function rewriteLink(element: Element, targetOf: (link: string) => LinkTarget | undefined): void {
  const link = element.attrs.find(({ name }) => name === 'href')?.value;
  if (link === undefined) return;
  const target = element.tagName === 'a' ? targetOf(link) : undefined;
  element.attrs = element.attrs.filter(({ name }) => name !== 'href');
  if (!target) return;
  element.attrs.push({ name: 'href', value: target.href });
  if (target.isExternal) element.attrs.push({ name: 'rel', value: 'noopener noreferrer' });
}
