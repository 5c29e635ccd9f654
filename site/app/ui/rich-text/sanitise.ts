import createDOMPurify, { type Config } from 'dompurify';
import { leavesSite, safeHref } from '../safe-href';

const tags =
  'p h2 h3 h4 ul ol li dl dt dd blockquote table caption thead tbody tr th td figure figcaption ' +
  'img a strong em b i u s sup sub br hr span ruby rt rp';
const attributes = 'href title lang dir src alt width height colspan rowspan scope id';

const config: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // An id must not hide a property of the document or of a form (DOM clobbering).
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
};

/** What `SANITIZE_NAMED_PROPS` puts before each id. */
export const idPrefix = 'user-content-';

const purifier = createDOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') checkLink(element);
  if (element.tagName === 'IMG') {
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
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

/** HTML of the allow-list and nothing else, whatever comes in. */
export function sanitise(html: string): TrustedHTML {
  return purifier.sanitize(html, config);
}
