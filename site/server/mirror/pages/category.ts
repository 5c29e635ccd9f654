import type { ContentEntryDetail } from '../../../contract/entities/content-entry';
import { routeTitles } from '../../../contract/route-titles';
import type { Route } from '../../../contract/routes';
import { markup, type Markup } from '../../markup';
import { entryPath, linkTarget } from '../address';
import type { MenuNode } from '../menu';
import { excerpt, type DrawPage } from '../mirror-page';
import type { MuseumView } from '../museum-view';
import { entryBody } from '../parts/entry-body';
import { paging, pageCount } from '../parts/paging';
import { sectionLinks } from '../parts/section-links';
import { passage } from '../passage';
import { plainText } from '../rich-text';
import { words } from '../words';
import { listRecords } from './list-records';
import { listSections, onlyInSite } from './list-sections';

/**
 * Category page: full texts of its entries without detail pages, and the list of its records.
 */
export const drawCategory: DrawPage = async (context, { route }, page) => {
  const { language, menu, other } = context;
  const node = menu.find(route.name);
  if (!node) return undefined;
  const list = await listRecords(context, route, { pageNum: page });
  if (page > pageCount(list.total)) return undefined;
  const texts = page === 1 ? await ownTexts(context, node, route) : [];
  const isEmpty = list.total === 0 && texts.length === 0;
  const sections = isEmpty ? await listSections(context, node) : [];
  const title = routeTitles[language][route.name];
  const [first] = texts;
  const description = excerpt(
    first?.summary ||
      plainText(first?.content ?? '') ||
      title + words[language].colon + list.items.map((item) => item.title).join(' · '),
  );
  return {
    path: route.path,
    page,
    title,
    description,
    type: 'website',
    image: first?.images[0] ?? list.items.find(({ image }) => image)?.image,
    section: node,
    isInOther: other.menu.find(route.name) !== undefined,
    data: (absolute) => ({
      '@type': 'CollectionPage',
      ...(list.items.length > 0 && {
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: list.total,
          itemListElement: list.items.map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: item.title,
            ...(item.path !== undefined && { url: absolute(item.path) }),
          })),
        },
      }),
    }),
    body: markup`<h1>${title}</h1>
${first?.summary && markup`<p class="summary">${passage(first.summary, language)}</p>`}
${sectionLinks(context, node)}
${texts.map((entry, index) => ownText(context, entry, index))}${list.total > 0 && list.markup}${sections}${isEmpty && sections.length === 0 && emptyMessage(context, route)}${paging(language, { path: route.path, page, total: list.total })}`,
  };
};

/** Message of a page without content: an empty list, or a page that only the app provides. */
function emptyMessage(context: MuseumView, { page, path }: Route): Markup {
  return /(^|-)list$/.test(page)
    ? markup`<p class="empty">${words[context.language].empty}</p>`
    : onlyInSite(context, path);
}

/** Entries of this category itself without detail pages, newest first. */
async function ownTexts(
  { siteId, calls, menu }: MuseumView,
  { category: { categoryCode } }: MenuNode,
  route: Route,
): Promise<ContentEntryDetail[]> {
  const { records } = await calls.page('contentPage', {
    siteId,
    categoryCode,
    ownOnly: true,
    pageSize: 100,
  });
  const own = records.filter(
    (entry) => entry.categoryCode === categoryCode && entryPath(entry, menu) === route.path,
  );
  const details = await Promise.all(
    own.map(({ id }) => calls.row('contentDetail', { siteId, categoryCode, contentId: id })),
  );
  return details.filter((entry) => entry !== undefined);
}

function ownText(context: MuseumView, entry: ContentEntryDetail, index: number): Markup {
  const { language, menu } = context;
  const targetOf = (link: string) => linkTarget(link, language, menu);
  // The first entry has no heading: the page's `h1` is its title.
  const heading = index > 0 && markup`<h2>${passage(entry.title, language)}</h2>`;
  return markup`<article class="text">${heading}${entryBody(entry, language, targetOf)}</article>
`;
}
