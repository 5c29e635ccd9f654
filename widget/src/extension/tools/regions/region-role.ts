import { attribute } from '../../../shared/dom';

/** Implicit roles of elements (HTML-AAM 1.0, section 3); those of `header` and `footer` depend on their ancestors. */
const implicit = new Map([
  ['nav', 'navigation'],
  ['main', 'main'],
  ['search', 'search'],
  ['aside', 'complementary'],
  ['section', 'region'],
  ['form', 'form'],
  ['ul', 'list'],
  ['ol', 'list'],
  ['menu', 'list'],
  ['dl', 'list'],
]);

/** Inside of these, `header` and `footer` belong to a part of the page. */
const sectioning =
  'article,aside,main,nav,section,[role=article],[role=complementary],[role=main],[role=navigation],[role=region]';

const isOfPage = (element: Element): boolean => !element.parentElement?.closest(sectioning);

/** The role of an element as far as the lists of regions need it, else another role or `''`. */
export function regionRole(element: Element): string {
  const explicit = attribute(element, 'role').trim();
  if (explicit) return explicit.toLowerCase().replace(/\s.*/s, '');
  const { localName } = element;
  if (localName === 'a' || localName === 'area')
    return attribute(element, 'href') || attribute(element, 'xlink:href') ? 'link' : '';
  if (/^h[1-6]$/.test(localName)) return 'heading';
  if (localName === 'header') return isOfPage(element) ? 'banner' : '';
  if (localName === 'footer') return isOfPage(element) ? 'contentinfo' : '';
  return implicit.get(localName) ?? '';
}

/** 1 to 6, or the deeper level of `aria-level`. */
export const levelOf = (heading: Element): number =>
  Number(attribute(heading, 'aria-level') || /^h(\d)$/.exec(heading.localName)?.[1]) || 2;
