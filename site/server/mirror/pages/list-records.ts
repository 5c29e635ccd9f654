import type { Image } from '../../../contract/entities/common';
import type { Activity } from '../../../contract/entities/activity';
import { activityPath, exhibitPath, exhibitionPath } from '../../../contract/route-paths';
import type { Route } from '../../../contract/routes';
import { markup, type Markup } from '../../markup';
import { entryPath, mirrorPath } from '../address';
import type { MuseumView } from '../museum-view';
import { activityList } from '../parts/activity-list';
import { entryList, exhibitionList, objectList } from '../parts/cards';
import { listSize } from '../parts/paging';
import { readExhibitions, readObjects } from '../shown-records';
import { words } from '../words';

/** The most that a page of a call gives. */
const mostAtOnce = 100;

/** One record of a list, for machines. */
interface ListItem {
  title: string;
  image: Image | undefined;
  /** The path of its page in the mirror. */
  path: string | undefined;
}

interface RecordList {
  total: number;
  items: ListItem[];
  markup: Markup;
}

/** The records that a category's page lists: exhibitions, objects or entries. */
export async function listRecords(
  view: MuseumView,
  route: Route,
  pageNum: number,
): Promise<RecordList> {
  const { language, siteId } = view;
  const input = { siteId, pageNum, pageSize: listSize };
  if (route.page === 'exhibition-list') {
    const kind = route.meta?.exhibitionKind;
    const { total, records } = await readExhibitions(view, {
      ...input,
      ...(kind && { kind }),
    });
    const pathOf = (record: (typeof records)[number]) => exhibitionPath(record.kind, record.id);
    return listOf(view, total, records, pathOf, exhibitionList(records, language, 'h2'));
  }
  if (route.page === 'object-list') {
    const { total, records } = await readObjects(view, input);
    const pathOf = (record: (typeof records)[number]) => exhibitPath(record.id);
    return listOf(view, total, records, pathOf, objectList(records, language, 'h2'));
  }
  if (route.page === 'activity-list') return listActivities(view, pageNum);
  return listEntries(view, route, input);
}

/** All activities that are still to come, a weekly one once, at its next time. */
async function listActivities(view: MuseumView, pageNum: number): Promise<RecordList> {
  const { calls, siteId, language } = view;
  const all = await readActivities(({ page }) =>
    calls.page('activityPage', { siteId, pageNum: page, pageSize: mostAtOnce }),
  );
  const shown = all.slice((pageNum - 1) * listSize, pageNum * listSize);
  const pathOf = ({ activityId }: Activity) => activityPath(activityId);
  return listOf(view, all.length, shown, pathOf, activityList(shown, language));
}

/** Reads page by page, because eight weeks of weekly ones may be many; a later time of one is passed over. */
async function readActivities(
  read: (at: { page: number }) => Promise<{ total: number; records: Activity[] }>,
): Promise<Activity[]> {
  const found = new Map<string, Activity>();
  for (let page = 1; ; page++) {
    const { total, records } = await read({ page });
    for (const record of records) {
      if (!found.has(record.activityId)) found.set(record.activityId, record);
    }
    if (page * mostAtOnce >= total || records.length === 0) return [...found.values()];
  }
}

async function listEntries(
  view: MuseumView,
  route: Route,
  input: { siteId: string; pageNum: number; pageSize: number },
): Promise<RecordList> {
  const { calls, menu } = view;
  const { total, records } = await calls.page('contentPage', {
    ...input,
    categoryCode: route.name,
  });
  const pathOf = (record: (typeof records)[number]) => entryPath(record, menu);
  // A page that shows its own texts in full lists nothing; what is below it has its links.
  const isText = records.some((record) => pathOf(record) === route.path);
  if (isText) return { total: 0, items: [], markup: markup`` };
  return listOf(view, total, records, pathOf, entryList(records, view, 'h2'));
}

function listOf<Item extends { title: string; images: Image[] }>(
  { language }: MuseumView,
  total: number,
  records: readonly Item[],
  pathOf: (record: Item) => string | undefined,
  list: Markup,
): RecordList {
  const { count, empty } = words[language];
  const items = records.map((record) => {
    const path = pathOf(record);
    const [image] = record.images;
    const address = path === undefined ? undefined : mirrorPath(language, path);
    return { title: record.title, image, path: address };
  });
  return {
    total,
    items,
    markup:
      total === 0
        ? markup`<p class="empty">${empty}</p>`
        : markup`<p class="count">${count(total)}</p>
${list}`,
  };
}
