import type { ContentEntryDetail } from '../../../../contract/schemas/content';
import { routeTitles } from '../../../../contract/shared/route-titles';
import type { Route } from '../../../../contract/shared/routes';
import { markup, type Markup } from '../../shared/markup';
import { entryPath, linkTarget } from '../shared/page-paths';
import type { MenuNode } from '../../shared/menu';
import { excerpt, type BuildPage } from '../shared/crawlable-page';
import type { PageContext } from '../shared/page-context';
import { entryBody } from '../parts/entry-body';
import { pagination, pageCount } from '../parts/pagination';
import { sectionLinks } from '../parts/section-links';
import { languageSpans } from '../shared/language-spans';
import { plainText } from '../shared/rich-text';
import { messages } from '../shared/messages';
import { listRecords } from './list-records';
import { listSections, appOnlyMessage } from './list-sections';

/**
 * Category page: full texts of its entries without detail pages, and the list of its records.
 */
export const buildCategoryPage: BuildPage = async (context, { route }, page) => {
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
      title + messages[language].colon + list.items.map((item) => item.title).join(' · '),
  );
  return {
    path: route.path,
    page,
    title,
    description,
    type: 'website',
    image: first?.images[0] ?? list.items.find(({ image }) => image)?.image,
    section: node,
    hasTranslation: other.menu.find(route.name) !== undefined,
    jsonLd: (absolute) => ({
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
${first?.summary && markup`<p class="summary">${languageSpans(first.summary, language)}</p>`}
${sectionLinks(context, node)}
${texts.map((entry, index) => ownText(context, entry, index))}${list.total > 0 && list.markup}${sections}${isEmpty && sections.length === 0 && emptyMessage(context, route)}${pagination(language, { path: route.path, page, total: list.total })}`,
  };
};

/** Message of a page without content: an empty list, or a page that only the app provides. */
function emptyMessage(context: PageContext, { page, path }: Route): Markup {
  return /(^|-)list$/.test(page)
    ? markup`<p class="empty">${messages[context.language].empty}</p>`
    : appOnlyMessage(context, path);
}

/** Entries of this category itself without detail pages, newest first. */
async function ownTexts(
  { siteId, calls, menu }: PageContext,
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

function ownText(context: PageContext, entry: ContentEntryDetail, index: number): Markup {
  const { language, menu } = context;
  const targetOf = (link: string) => linkTarget(link, language, menu);
  // The first entry has no heading: the page's `h1` is its title.
  const heading = index > 0 && markup`<h2>${languageSpans(entry.title, language)}</h2>`;
  return markup`<article class="text">${heading}${entryBody(entry, language, targetOf)}</article>
`;
}
