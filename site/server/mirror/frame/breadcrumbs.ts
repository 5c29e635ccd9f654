import { markup, type Markup } from '../../markup';
import { mirrorPath } from '../address';
import type { MenuNode } from '../menu';
import type { MuseumView } from '../museum-view';
import { passage } from '../passage';
import { categoryLink } from '../parts/section-links';
import { words } from '../words';
import type { Framed } from './framed';

/** Ancestor categories of a page: including its category for a record, excluding it for a category page. */
export function nodesAbove({ section }: Framed, isRecord: boolean): readonly MenuNode[] {
  const trail = section?.trail ?? [];
  return isRecord ? trail : trail.slice(0, -1);
}

/** Breadcrumb navigation; `undefined` on the home page. */
export function breadcrumbs(
  page: Framed,
  above: readonly MenuNode[],
  context: MuseumView,
): Markup | undefined {
  if (page.path === '/') return undefined;
  const { language } = context;
  const text = words[language];
  const steps = above.map((node) => markup`<li>${categoryLink(node, context)}</li>`);
  return markup`<nav class="trail" aria-label="${text.trail}"><ol><li><a href="${mirrorPath(language, '/')}">${text.home}</a></li>${steps}<li><span aria-current="page">${passage(page.title, language)}</span></li></ol></nav>
`;
}
