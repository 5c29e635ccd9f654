import type { ContentEntryDetail } from '../../../../contract/schemas/content';
import { entryPath } from '../shared/page-paths';
import type { PageContext } from '../shared/page-context';
import { entryJsonLd } from './entry-json-ld';
import { excerpt, plainText } from './excerpt';
import type { FindSubject } from './subject';

const minLength = 30;

/** An entry with a page of its own. */
export const findArticle: FindSubject = async (context, { route, params }) => {
  const { calls, menu, other } = context;
  const contentId = params.id ?? '';
  const codes = [params.code, params.name, route.meta?.parent].filter((code) => code !== undefined);
  const found = await findEntry(context, codes, contentId);
  const section = found && menu.find(found.categoryCode);
  if (!found || !section) return undefined;
  const path = entryPath(found, menu);
  if (path === undefined) return undefined;
  const { categoryCode, title, summary, content, images } = found;
  const { categoryName } = section.category;
  const otherSide = { siteId: other.siteId, categoryCode, contentId };
  const inOther = other.menu.find(categoryCode) && (await calls.row('contentDetail', otherSide));
  return {
    path,
    title,
    titleDetail: categoryName,
    type: 'article',
    section,
    hasTranslation: inOther !== undefined && entryPath(inOther, other.menu) === path,
    describe: () => ({
      description: excerpt(summary || descriptionOf(content) || `${title} · ${categoryName}`),
      image: images[0],
      jsonLd: (absolute) => entryJsonLd(found, context, absolute),
    }),
  };
};

/** Plain text of the content as a description; `undefined` if it is too short, such as a single link. */
function descriptionOf(content: string): string | undefined {
  const text = plainText(content);
  return text.length < minLength ? undefined : text;
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
