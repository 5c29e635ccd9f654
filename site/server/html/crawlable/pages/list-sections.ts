import { isRecordRoute, findRoute } from '../../../../contract/shared/route-paths';
import { markup, type Markup } from '../../shared/markup';
import type { MenuNode } from '../../shared/menu';
import type { PageContext } from '../shared/page-context';
import { appLink } from '../parts/app-link';
import { categoryLink } from '../parts/section-links';
import { messages } from '../shared/messages';
import { listRecords } from './list-records';

const sectionSize = 6;

/** Newest records of each child category, for a page without content of its own. */
export async function listSections(context: PageContext, node: MenuNode): Promise<Markup[]> {
  const sections = await Promise.all(
    node.children.map(async (child) => {
      const route = findRoute(child.category.categoryCode);
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
export function appOnlyMessage(context: PageContext, path: string): Markup {
  const { inSite, openInSite } = messages[context.language];
  return markup`<p class="summary">${inSite}</p>
${appLink(context, path, openInSite)}`;
}
