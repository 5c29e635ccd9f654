import type { ContentEntryDetail } from '../../../../contract/schemas/content';
import { markup, type Markup } from '../../shared/markup';
import { entryPath, linkTarget } from '../shared/page-paths';
import { formatDate } from '../shared/dates';
import { excerpt, type BuildPage } from '../shared/crawlable-page';
import type { PageContext } from '../shared/page-context';
import { entryList } from '../parts/record-lists';
import { entryBody } from '../parts/entry-body';
import { entryJsonLd } from '../parts/entry-json-ld';
import { entryFacts } from '../parts/entry-facts';
import { languageSpans } from '../shared/language-spans';
import { plainText } from '../shared/rich-text';
import { messages } from '../shared/messages';

const relatedSize = 5;
const minLength = 30;

/** Detail page of an entry. */
export const buildArticlePage: BuildPage = async (context, { route, params }, page) => {
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
    hasTranslation: inOther !== undefined && entryPath(inOther, other.menu) === path,
    jsonLd: (absolute) => entryJsonLd(found, context, absolute),
    body: markup`<article class="text">
<header><h1>${languageSpans(title, language)}</h1>
<p class="when">${messages[language].published} <time datetime="${publishedAt}">${formatDate(publishedAt, language)}</time></p>
${summary && markup`<p class="summary">${languageSpans(summary, language)}</p>`}${facts}</header>
${entryBody(found, language, targetOf)}</article>
${related.length > 0 && relatedSection(messages[language].more, entryList(related, context, 'h3'))}`,
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
  { siteId, calls }: PageContext,
  codes: readonly string[],
  contentId: string,
): Promise<ContentEntryDetail | undefined> {
  for (const categoryCode of new Set(codes)) {
    const entry = await calls.row('contentDetail', { siteId, categoryCode, contentId });
    if (entry) return entry;
  }
  return undefined;
}
