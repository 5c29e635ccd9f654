import type { CallRecord } from '../../../../contract/schemas';
import type { Image } from '../../../../contract/schemas/common/fields';
import type { CallName } from '../../../../contract/shared/endpoints';
import type { CallResponse } from '../../../../contract/shared/initial-data';
import { activityPath, exhibitPath, exhibitionPath } from '../../../../contract/shared/route-paths';
import type { PageContext } from '../shared/page-context';
import { crawlablePath, entryPath } from '../shared/page-paths';

interface ListItem {
  title: string;
  image: Image | undefined;
  /** URL of its crawlable page. */
  url: string;
}

/** The content of a rendered page that its metadata name. */
export interface ShownContent {
  texts: readonly Pick<CallRecord<'contentDetail'>, 'summary' | 'content' | 'images'>[];
  /** Records that the page links, in the order of their calls. */
  items: readonly ListItem[];
  /** Number of records on all pages of the list. */
  total: number;
}

type Row = { title: string; images: Image[] };

/** Reads the content of a page from the responses that it was rendered from. */
export function readShownContent(
  page: { html: string; responses: readonly CallResponse[] },
  { edition, menu }: PageContext,
): ShownContent {
  const pathOf: { [Name in CallName]?: (record: never) => string | undefined } = {
    exhibitionPage: ({ kind, id }: CallRecord<'exhibitionPage'>) => exhibitionPath(kind, id),
    exhibitPage: ({ id }: CallRecord<'exhibitPage'>) => exhibitPath(id),
    activityPage: ({ activityId }: CallRecord<'activityPage'>) => activityPath(activityId),
    contentNews: (entry: CallRecord<'contentNews'>) => entryPath(entry, menu),
    contentPage: (entry: CallRecord<'contentPage'>) => entryPath(entry, menu),
    contentPageByRecommend: (entry: CallRecord<'contentPage'>) => entryPath(entry, menu),
    contentListByParentCode: (entry: CallRecord<'contentPage'>) => entryPath(entry, menu),
  };
  const items = new Map<string, ListItem>();
  let longest = 0;
  let total = 0;
  for (const { name, answer } of page.responses) {
    const pathOfRecord = pathOf[name] as ((record: Row) => string | undefined) | undefined;
    if (!pathOfRecord) continue;
    const records = recordsOf(answer);
    let count = 0;
    for (const record of records) {
      const path = pathOfRecord(record);
      const url = path === undefined ? '' : crawlablePath(edition, path);
      if (!page.html.includes(` href="${url.replaceAll('&', '&amp;')}"`)) continue;
      count += 1;
      if (!items.has(url)) items.set(url, { title: record.title, image: record.images[0], url });
    }
    if (count > longest) {
      longest = count;
      total = (answer as { total?: number }).total ?? 0;
    }
  }
  return {
    texts: page.responses
      .filter(({ name }) => name === 'contentCategoryText')
      .flatMap(({ answer }) => (answer as { data: ShownContent['texts'] }).data),
    items: [...items.values()],
    total: Math.max(total, items.size),
  };
}

/** Records of a paged response, or of the lists of its rows. */
function recordsOf(answer: unknown): Row[] {
  const { records, data } = answer as { records?: Row[]; data?: { records?: Row[] }[] };
  return records ?? (data ?? []).flatMap((row) => row.records ?? []);
}
