import { and, ne, type SQL } from 'drizzle-orm';
import type { ChildCategory, ContentEntry } from '../../../contract/schemas/content';
import { paging } from '../../../contract/shared/paging';
import type { Database } from '../../db/database';
import { createPageFinder, type OrderColumn } from '../../db/page-finder';
import { toLimitOffset } from '../../db/page-window';
import { entries } from '../../db/schema';
import type { CallHandlers, PageResult } from '../../http/call';
import { recordNotFound } from '../../http/http-error';
import {
  countTags,
  newestFirst,
  oldestFirst,
  readCategoryText,
  readChildren,
  readEntries,
  readEntry,
  readNextPublication,
  recommendedFirst,
} from './content-queries';
import { fillPlaceholders } from '../../rich-text/placeholders';
import { retentionPlaceholders, type RetentionDays } from '../../privacy/retention-days';
import { entryRecord } from './entry-record';
import { assertPageSize } from './page-size-limit';
import {
  inCategoryTree,
  hasDictValue,
  inCategory,
  inVisibleMenu,
  isPublished,
  hasTag,
} from './entry-filters';

type ContentCall =
  | 'contentPage'
  | 'contentCategoryText'
  | 'contentDetail'
  | 'contentNews'
  | 'contentPageByRecommend'
  | 'contentPageByDict'
  | 'contentTags'
  | 'contentPageByTagFromContent'
  | 'contentListByParentCode'
  | 'contentListByParentCodeAndTag'
  | 'exhibitionPageInterflow';

/** Root category of all news. */
const newsCode = 'News';
/** Categories of exchanges with other museums (spec section 2). */
const exchangeCodes = ['InterExchange', 'ForeignExchange'] as const;

const emptyPage = { total: 0, records: [] };

export function contentCalls(
  db: Database,
  retention: RetentionDays,
): Pick<CallHandlers, ContentCall> {
  const findPage = createPageFinder(db);
  const readPage = async (
    { siteId, now }: { siteId: string; now: Date },
    filter: SQL | undefined,
    page: Parameters<typeof toLimitOffset>[0],
    order: readonly OrderColumn[] = newestFirst,
  ): Promise<PageResult<ContentEntry>> => {
    const { limit, offset } = toLimitOffset(page);
    const readNextChange = () => readNextPublication(db, siteId, now);
    const list = { table: entries, filter, order, now, readNextChange };
    const found = await findPage(list, offset);
    const rows = await readEntries(db, found.filter, { limit, offset: found.offset }, order);
    return { total: found.total, records: rows.map((row) => entryRecord(row)) };
  };
  const placeholders = retentionPlaceholders(retention);
  const detailRecord = ({ content, ...row }: NonNullable<Awaited<ReturnType<typeof readEntry>>>) =>
    entryRecord({ ...row, content: fillPlaceholders(content, placeholders) });
  return {
    contentPage: async ({ categoryCode, ownOnly, order, ...page }, { siteId, now }) => {
      assertPageSize(categoryCode, page.pageSize);
      const filter = and(
        inCategoryTree(siteId, categoryCode),
        ownOnly ? inCategory(categoryCode) : undefined,
      );
      const ordered = order === 'oldest' ? oldestFirst : newestFirst;
      return readPage({ siteId, now }, and(isPublished(siteId, now), filter), page, ordered);
    },

    contentCategoryText: async ({ categoryCode }, { siteId, now }) => {
      const own = and(inCategoryTree(siteId, categoryCode), inCategory(categoryCode));
      const row = await readCategoryText(db, and(isPublished(siteId, now), own));
      return row ? [detailRecord(row)] : [];
    },

    contentDetail: async ({ categoryCode, contentId }, { siteId, now }) => {
      const filter = and(isPublished(siteId, now), inCategoryTree(siteId, categoryCode));
      const row = await readEntry(db, filter, contentId);
      if (!row) throw recordNotFound('contentId', contentId);
      return [detailRecord(row)];
    },

    contentNews: ({ categoryCode, ...page }, { siteId, now }) => {
      const news = and(isPublished(siteId, now), inCategoryTree(siteId, newsCode));
      return readPage(
        { siteId, now },
        and(news, categoryCode ? inCategoryTree(siteId, categoryCode) : undefined),
        page,
      );
    },

    contentPageByRecommend: ({ categoryCode, ...page }, { siteId, now }) => {
      const filter = categoryCode ? inCategoryTree(siteId, categoryCode) : inVisibleMenu(siteId);
      return readPage(
        { siteId, now },
        and(isPublished(siteId, now), filter),
        page,
        recommendedFirst,
      );
    },

    contentPageByDict: async (input, { siteId, now }) => {
      const { categoryCode, dictCode, dictValue, ...page } = input;
      const hasValue = hasDictValue(dictCode, dictValue);
      if (!hasValue) return emptyPage;
      const filter = and(isPublished(siteId, now), inCategoryTree(siteId, categoryCode));
      return readPage({ siteId, now }, and(filter, hasValue), page);
    },

    contentTags: ({ categoryCode }, { siteId, now }) =>
      countTags(db, and(isPublished(siteId, now), inCategoryTree(siteId, categoryCode))),

    contentPageByTagFromContent: async ({ contentId, tagId, ...page }, { siteId, now }) => {
      const published = isPublished(siteId, now);
      if (!(await readEntry(db, published, contentId))) return emptyPage;
      const others = and(hasTag(tagId), ne(entries.id, contentId));
      return readPage({ siteId, now }, and(published, inVisibleMenu(siteId), others), page);
    },

    contentListByParentCode: ({ parentCode }, { siteId, now }) =>
      readChildEntries(db, siteId, parentCode, isPublished(siteId, now)),

    contentListByParentCodeAndTag: async ({ parentCode, tagId }, { siteId, now }) => {
      const tagged = and(isPublished(siteId, now), hasTag(tagId));
      const children = await readChildEntries(db, siteId, parentCode, tagged);
      return children.filter(({ records }) => records.length > 0);
    },

    exhibitionPageInterflow: (page, { siteId, now }) =>
      readPage(
        { siteId, now },
        and(isPublished(siteId, now), inCategoryTree(siteId, ...exchangeCodes)),
        page,
      ),
  };
}

async function readChildEntries(
  db: Database,
  siteId: string,
  parentCode: string,
  which: SQL | undefined,
): Promise<ChildCategory[]> {
  const newest = { limit: paging.pageSize, offset: 0 };
  const children = await readChildren(db, siteId, parentCode);
  return Promise.all(
    children.map(async (child) => {
      const filter = and(which, inCategoryTree(siteId, child.categoryCode));
      const rows = await readEntries(db, filter, newest);
      return { ...child, records: rows.map((row) => entryRecord(row)) };
    }),
  );
}
