import type { ContentEntryDetail } from '../../../contract/entities/content-entry';
import { markup, type Markup } from '../../markup';
import { entryPath, linkTarget } from '../address';
import { formatDate } from '../dates';
import { excerpt, type DrawPage } from '../mirror-page';
import type { MuseumView } from '../museum-view';
import { entryList } from '../parts/cards';
import { entryBody } from '../parts/entry-body';
import { entryData } from '../parts/entry-data';
import { entryFacts } from '../parts/entry-facts';
import { passage } from '../passage';
import { plainText } from '../rich-text';
import { words } from '../words';

const relatedSize = 5;
const minLength = 30;

/** Detail page of an entry. */
export const drawArticle: DrawPage = async (context, { route, params }, page) => {
  const { language, siteId, calls, menu, other } = context;
  const contentId = params.id ?? '';
  const codes = [params.code, params.name, route.meta?.parent].filter((code) => code !== undefined);
  const found = await findEntry(context, codes, contentId);
  const section = found && menu.find(found.categoryCode);
  if (!found || !section || page > 1) return undefined;
  const path = entryPath(found, menu);
  if (path === undefined) return undefined;
  const { categoryCode, title, summary, publishedAt, content, images } = found;
  const otherSide = { siteId: other.siteId, categoryCode, contentId };
  const inOther = other.menu.find(categoryCode) && (await calls.row('contentDetail', otherSide));
  const near = await calls.page('contentPage', { siteId, categoryCode, pageSize: relatedSize + 1 });
  const related = near.records.filter(({ id }) => id !== contentId).slice(0, relatedSize);
  const facts = await entryFacts(context, found);
  const targetOf = (link: string) => linkTarget(link, language, menu);
  return {
    path,
    page,
    title,
    titleDetail: section.category.categoryName,
    description: excerpt(
      summary || descriptionOf(content) || `${title} · ${section.category.categoryName}`,
    ),
    type: 'article',
    image: images[0],
    section,
    isInOther: inOther !== undefined && entryPath(inOther, other.menu) === path,
    data: (absolute) => entryData(found, context, absolute),
    body: markup`<article class="text">
<header><h1>${passage(title, language)}</h1>
<p class="when">${words[language].published} <time datetime="${publishedAt}">${formatDate(publishedAt, language)}</time></p>
${summary && markup`<p class="summary">${passage(summary, language)}</p>`}${facts}</header>
${entryBody(found, language, targetOf)}</article>
${related.length > 0 && relatedSection(words[language].more, entryList(related, context, 'h3'))}`,
  };
};

/** Plain text of the content as a description; `undefined` if it is too short, such as a single link. */
function descriptionOf(content: string): string | undefined {
  const text = plainText(content);
  return text.length < minLength ? undefined : text;
}

function relatedSection(title: string, list: Markup): Markup {
  return markup`<section><h2>${title}</h2>${list}</section>
`;
}

/** The entry in the first of these categories that contains it. */
async function findEntry(
  { siteId, calls }: MuseumView,
  codes: readonly string[],
  contentId: string,
): Promise<ContentEntryDetail | undefined> {
  for (const categoryCode of new Set(codes)) {
    const entry = await calls.row('contentDetail', { siteId, categoryCode, contentId });
    if (entry) return entry;
  }
  return undefined;
}
