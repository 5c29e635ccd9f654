import { isRecordRoute, routeNamed } from '../../../contract/route-paths';
import { markup, type Markup } from '../../markup';
import type { MenuNode } from '../menu';
import type { MuseumView } from '../museum-view';
import { inSiteLink } from '../parts/in-site-link';
import { categoryLink } from '../parts/section-links';
import { words } from '../words';
import { listRecords } from './list-records';

const sectionSize = 6;

/** Newest records of each child category, for a page without content of its own. */
export async function listSections(context: MuseumView, node: MenuNode): Promise<Markup[]> {
  const sections = await Promise.all(
    node.children.map(async (child) => {
      const route = routeNamed(child.category.categoryCode);
      if (!route || isRecordRoute(route)) return undefined;
      const list = await listRecords(context, route, { pageSize: sectionSize, level: 'h3' });
      return list.total === 0
        ? undefined
        : markup`<section><h2>${categoryLink(child, context)}</h2>${list.records}</section>
`;
    }),
  );
  return sections.filter((section) => section !== undefined);
}

/** Message and link for a page that only the app provides, such as a form. */
export function onlyInSite(context: MuseumView, path: string): Markup {
  const { inSite, openInSite } = words[context.language];
  return markup`<p class="summary">${inSite}</p>
${inSiteLink(context, path, openInSite)}`;
}
