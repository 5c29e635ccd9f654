import type { ContentEntry } from '../../../../contract/schemas/content';
import type { Image } from '../../../../contract/schemas/common/fields';
import type { Activity } from '../../../../contract/schemas/activity';
import {
  activityPath,
  exhibitPath,
  exhibitionPath,
  findRoute,
} from '../../../../contract/shared/route-paths';
import type { PageKind, Route } from '../../../../contract/shared/routes';
import { markup, type Markup } from '../../shared/markup';
import { entryPath, crawlablePath } from '../shared/page-paths';
import type { PageContext } from '../shared/page-context';
import { activityList } from '../parts/activity-list';
import { entryList, exhibitionList, objectList, type CardHeading } from '../parts/record-lists';
import { listSize } from '../parts/pagination';
import { readVisibleExhibitions, readVisibleObjects } from '../shared/visible-records';
import { messages } from '../shared/messages';

/** Maximum page size of the calls. */
const maxPageSize = 100;

/** A list item for JSON-LD. */
interface ListItem {
  title: string;
  image: Image | undefined;
  /** Path of its crawlable page. */
  path: string | undefined;
}

interface RecordList {
  total: number;
  items: ListItem[];
  /** Markup of the records. */
  records: Markup;
  /** Markup of the records with their total. */
  markup: Markup;
}

interface ListOptions {
  /** Default 1. */
  pageNum?: number;
  /** Default: `listSize`. */
  pageSize?: number;
  /** Heading level of the record titles. Default `h2`. */
  level?: CardHeading;
}

type Options = Required<ListOptions>;

/** Records of a category page: exhibitions, objects, activities or entries. */
export async function listRecords(
  context: PageContext,
  route: Route,
  { pageNum = 1, pageSize = listSize, level = 'h2' }: ListOptions,
): Promise<RecordList> {
  const options = { pageNum, pageSize, level };
  switch (recordKindOf(route)) {
    case 'exhibition':
      return listExhibitions(context, route, options);
    case 'object':
      return listObjects(context, options);
    case 'activity':
      return listActivities(context, options);
    default:
      return listEntries(context, route, options);
  }
}

/** Page kind of the records in a list. */
function recordKindOf({ page, detail }: Route): PageKind | undefined {
  if (page === 'exhibition-list') return 'exhibition';
  if (page === 'object-list') return 'object';
  if (page === 'activity-list') return 'activity';
  return detail === undefined ? undefined : findRoute(detail)?.page;
}

async function listExhibitions(
  context: PageContext,
  { meta }: Route,
  { level, ...paging }: Options,
): Promise<RecordList> {
  const { siteId, language } = context;
  const kind = meta?.exhibitionKind;
  const input = { siteId, ...paging, ...(kind && { kind }) };
  const { total, records } = await readVisibleExhibitions(context, input);
  const pathOf = (record: (typeof records)[number]) => exhibitionPath(record.kind, record.id);
  return listOf(context, total, records, pathOf, exhibitionList(records, language, level));
}

async function listObjects(
  context: PageContext,
  { level, ...paging }: Options,
): Promise<RecordList> {
  const { siteId, language } = context;
  const { total, records } = await readVisibleObjects(context, { siteId, ...paging });
  const pathOf = (record: (typeof records)[number]) => exhibitPath(record.id);
  return listOf(context, total, records, pathOf, objectList(records, language, level));
}

/** Upcoming activities; a weekly one once, at its next occurrence. */
async function listActivities(
  context: PageContext,
  { pageNum, pageSize, level }: Options,
): Promise<RecordList> {
  const { calls, siteId, language } = context;
  const all = await readActivities(({ page }) =>
    calls.page('activityPage', { siteId, pageNum: page, pageSize: maxPageSize }),
  );
  const shown = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  const pathOf = ({ activityId }: Activity) => activityPath(activityId);
  return listOf(context, all.length, shown, pathOf, activityList(shown, language, level));
}

/** Reads all pages and keeps the first occurrence of each activity. */
async function readActivities(
  read: (at: { page: number }) => Promise<{ total: number; records: Activity[] }>,
): Promise<Activity[]> {
  const found = new Map<string, Activity>();
  for (let page = 1; ; page++) {
    const { total, records } = await read({ page });
    for (const record of records) {
      if (!found.has(record.activityId)) found.set(record.activityId, record);
    }
    if (page * maxPageSize >= total || records.length === 0) return [...found.values()];
  }
}

async function listEntries(
  context: PageContext,
  route: Route,
  { level, ...paging }: Options,
): Promise<RecordList> {
  const { calls, menu, siteId } = context;
  const input = { siteId, categoryCode: route.name };
  const pathOf = (record: ContentEntry) => entryPath(record, menu);
  // A category page with full texts has no list; its child categories are linked.
  const newest = await calls.page('contentPage', {
    ...input,
    ownOnly: true,
    pageSize: 1,
  });
  const isText = newest.records.some((record) => pathOf(record) === route.path);
  if (isText) return { total: 0, items: [], markup: markup``, records: markup`` };
  const { total, records } = await calls.page('contentPage', { ...input, ...paging });
  return listOf(context, total, records, pathOf, entryList(records, context, level));
}

function listOf<Item extends { title: string; images: Image[] }>(
  { language }: PageContext,
  total: number,
  shown: readonly Item[],
  pathOf: (record: Item) => string | undefined,
  records: Markup,
): RecordList {
  const items = shown.map((record) => {
    const path = pathOf(record);
    const [image] = record.images;
    const address = path === undefined ? undefined : crawlablePath(language, path);
    return { title: record.title, image, path: address };
  });
  return {
    total,
    items,
    records,
    markup: markup`<p class="count">${messages[language].count(total)}</p>
${records}`,
  };
}
