import { isRecordRoute, routeNamed } from '../../../contract/route-paths';
import type { Category, linkType } from '../../../contract/entities/category';
import { leavesSite, pageAddress, safeHref, type SafeHref } from '../../ui/safe-href';

/** Where activating a category leads (spec section 2, category navigation). */
export type CategoryTarget =
  | { kind: 'page'; path: string }
  | { kind: 'same-tab' | 'new-tab'; href: SafeHref }
  /** No such route, or a link nobody should follow: a text, or a heading for what lies below. */
  | { kind: 'none' };

/** The contract's number; its type keeps the two equal. */
const isLink: typeof linkType = 3;
const none: CategoryTarget = { kind: 'none' };

export function categoryTarget(
  { type, linkUrl, url, categoryCode }: Category,
  base: string = pageAddress(),
): CategoryTarget {
  if (type === isLink) return linkTarget(linkUrl || url, base);
  const route = routeNamed(categoryCode);
  return route && !isRecordRoute(route) ? { kind: 'page', path: route.path } : none;
}

function linkTarget(link: string, base: string): CategoryTarget {
  if (link.startsWith('http')) {
    const href = safeHref(link, base);
    if (!href) return none;
    return { kind: leavesSite(href, base) ? 'new-tab' : 'same-tab', href };
  }
  // An internal path never names a scheme or a host.
  const path = link.replace(/^#?\/*/, '/');
  return link === '' || /[\p{Cc}\\]|^[^/?]*:/u.test(link) ? none : { kind: 'page', path };
}
