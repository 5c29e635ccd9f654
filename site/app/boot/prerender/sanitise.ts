import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { richTextAttributes, richTextTags } from '../../../contract/shared/rich-text';
import { idPrefix } from '../../../contract/shared/rich-text-ids';
import { unbrokenRanges } from '../../i18n/unbroken-ranges';
import type { CachedImport } from '../../loading/cached-import';
import { leavesSite, safeHref } from '../../ui/link/safe-href';

type Root = ReturnType<typeof fromHtml>;
type Element = Extract<Root['children'][number], { type: 'element' }>;
type Properties = Element['properties'];

/** Names of attributes in hast where they differ from HTML. */
const propertyNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const schema: Schema = {
  tagNames: richTextTags,
  attributes: { '*': richTextAttributes.map((name) => propertyNames[name] ?? name) },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  // Ids are prefixed below, once: sanitising again changes nothing.
  clobber: [],
  // Elements that DOMPurify removes with their content; it keeps the content of any other.
  strip: (
    'annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed ' +
    'noframes noscript plaintext script style svg template title video xmp'
  ).split(' '),
};

/** Attribute values that would end a comment or raw text if they were parsed there: DOMPurify removes them too. */
const breaksOut =
  /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/**
 * Server version of `ui/rich-text/sanitise.ts`: DOMPurify needs a document, which costs the service 110 MB
 * (docs/decisions/028).
 */
export function sanitise(html: string): string {
  const root = sanitize(parseBody(html), schema) as Root;
  normalise(root);
  return toHtml(root, { characterReferences: { useNamedReferences: true } });
}

/** The body of a document with this text, as DOMPurify parses it: a fragment would keep cells without a table. */
function parseBody(html: string): Root {
  const [page] = fromHtml(html).children.filter((node) => node.type === 'element');
  const body = page?.children.find((node) => node.type === 'element' && node.tagName === 'body');
  return { type: 'root', children: body && 'children' in body ? body.children : [] };
}

function normalise(parent: Root | Element): void {
  for (const node of parent.children) {
    if (node.type === 'text') node.value = unbrokenRanges(node.value);
    if (node.type !== 'element') continue;
    const { tagName } = node;
    const properties = withoutBreakouts(node.properties);
    node.properties = properties;
    normaliseId(properties);
    if (tagName === 'a') normaliseLink(properties);
    else delete properties.href;
    if (tagName === 'img') normaliseImage(properties);
    normalise(node);
  }
}

function withoutBreakouts(properties: Properties): Properties {
  const kept = Object.entries(properties).filter(([, value]) => !breaksOut.test(String(value)));
  return Object.fromEntries(kept);
}

function normaliseId(properties: Properties): void {
  const { id } = properties;
  if (typeof id === 'string' && !id.startsWith(idPrefix)) properties.id = idPrefix + id;
}

function normaliseLink(properties: Properties): void {
  const href = typeof properties.href === 'string' ? safeHref(properties.href) : undefined;
  delete properties.href;
  if (!href) return;
  properties.href = href;
  if (leavesSite(href)) Object.assign(properties, { target: '_blank', rel: 'noopener noreferrer' });
}

function normaliseImage(properties: Properties): void {
  const { src } = properties;
  if (typeof src !== 'string' || !src.startsWith('/media/')) delete properties.src;
  properties.alt ??= '';
  properties.loading = 'lazy';
  properties.decoding = 'async';
}

/** Replaces `ui/rich-text/sanitiser.ts` in the build of the prerenderer, without a loading of its own. */
export const sanitiser: CachedImport<typeof sanitise> = {
  cached: () => sanitise,
  load: () => Promise.resolve(sanitise),
};
