import { isRecordRoute, findRoute } from '../../../contract/shared/route-paths';
import type { Category, linkCategoryType } from '../../../contract/schemas/category';
import { linkPath } from '../../../contract/shared/link-path';
import { leavesSite, pageAddress, safeHref, type SafeHref } from '../../ui/link/safe-href';

/** Target of a category's link (spec section 2, category navigation). */
export type CategoryTarget =
  | { kind: 'page'; path: string }
  | { kind: 'same-tab' | 'new-tab'; href: SafeHref }
  /** No such route, or an unsafe link: rendered as text, or as a heading of the subcategories. */
  | { kind: 'none' };

/** Value of the contract's `linkCategoryType`; the type annotation fails the build if they differ. */
const isLink: typeof linkCategoryType = 3;
const none: CategoryTarget = { kind: 'none' };

export function categoryTarget(
  { type, linkUrl, url, categoryCode }: Category,
  base: string = pageAddress(),
): CategoryTarget {
  if (type === isLink) return linkTarget(linkUrl || url, base);
  const route = findRoute(categoryCode);
  return route && !isRecordRoute(route) ? { kind: 'page', path: route.path } : none;
}

function linkTarget(link: string, base: string): CategoryTarget {
  if (link.startsWith('http')) {
    const href = safeHref(link, base);
    if (!href) return none;
    return { kind: leavesSite(href, base) ? 'new-tab' : 'same-tab', href };
  }
  const path = linkPath(link);
  return path === undefined ? none : { kind: 'page', path };
}
