import createDOMPurify, { type Config } from 'dompurify';
import { richTextAttributes, richTextTags } from '../../../contract/shared/rich-text';
import { unbrokenRanges } from '../../i18n/unbroken-ranges';
import { leavesSite, safeHref } from '../link/safe-href';

const config: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: richTextTags,
  ALLOWED_ATTR: [...richTextAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Prefixes each id with `idPrefix` of `contract/shared/rich-text-ids.ts` (DOM clobbering).
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
};

const purifier = createDOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') checkLink(element);
  else element.removeAttribute('href');
  if (element.tagName === 'IMG') {
    if (!element.getAttribute('src')?.startsWith('/media/')) element.removeAttribute('src');
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
});

purifier.addHook('uponSanitizeElement', (node) => {
  if (node instanceof Text) node.data = unbrokenRanges(node.data);
});

function checkLink(link: Element): void {
  const href = safeHref(link.getAttribute('href') ?? '');
  if (!href) {
    link.removeAttribute('href');
  } else if (leavesSite(href)) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Removes everything that is not in the allow-list. */
export function sanitise(html: string): TrustedHTML {
  return purifier.sanitize(html, config);
}
