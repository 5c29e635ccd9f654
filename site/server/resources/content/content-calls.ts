import { and, ne, type SQL } from 'drizzle-orm';
import type { ChildCategory } from '../../../contract/entities/child-category';
import type { ContentEntry } from '../../../contract/entities/content-entry';
import { paging } from '../../../contract/endpoints';
import type { Database } from '../../db/database';
import { pageWindow } from '../../db/read-page';
import { entries } from '../../db/schema';
import type { CallHandlers, PageResult } from '../../http/call';
import { noSuchRecord } from '../../http/failure';
import {
  countEntries,
  countTags,
  newestFirst,
  oldestFirst,
  readCategoryText,
  readChildren,
  readEntries,
  readEntry,
  recommendedFirst,
} from './content-queries';
import { detailRecord, entryRecord } from './entry-record';
import { refuseLargePage } from './refuse-large-page';
import { below, hasDictValue, inCategory, inMenu, publishedBy, taggedWith } from './published';

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

export function contentCalls(db: Database): Pick<CallHandlers, ContentCall> {
  return {
    contentPage: async ({ categoryCode, ownOnly, order, ...page }, { siteId, now }) => {
      refuseLargePage(categoryCode, page.pageSize);
      const filter = and(
        below(siteId, categoryCode),
        ownOnly ? inCategory(categoryCode) : undefined,
      );
      const ordered = order === 'oldest' ? oldestFirst : newestFirst;
      return readPage(db, and(publishedBy(siteId, now), filter), page, ordered);
    },

    contentCategoryText: async ({ categoryCode }, { siteId, now }) => {
      const own = and(below(siteId, categoryCode), inCategory(categoryCode));
      const row = await readCategoryText(db, and(publishedBy(siteId, now), own));
      return row ? [detailRecord(row)] : [];
    },

    contentDetail: async ({ categoryCode, contentId }, { siteId, now }) => {
      const filter = and(publishedBy(siteId, now), below(siteId, categoryCode));
      const row = await readEntry(db, filter, contentId);
      if (!row) throw noSuchRecord('contentId', contentId);
      return [detailRecord(row)];
    },

    contentNews: ({ categoryCode, ...page }, { siteId, now }) => {
      const news = and(publishedBy(siteId, now), below(siteId, newsCode));
      return readPage(db, and(news, categoryCode ? below(siteId, categoryCode) : undefined), page);
    },

    contentPageByRecommend: ({ categoryCode, ...page }, { siteId, now }) => {
      const filter = categoryCode ? below(siteId, categoryCode) : inMenu(siteId);
      return readPage(db, and(publishedBy(siteId, now), filter), page, recommendedFirst);
    },

    contentPageByDict: async (input, { siteId, now }) => {
      const { categoryCode, dictCode, dictValue, ...page } = input;
      const hasValue = hasDictValue(dictCode, dictValue);
      if (!hasValue) return emptyPage;
      const filter = and(publishedBy(siteId, now), below(siteId, categoryCode));
      return readPage(db, and(filter, hasValue), page);
    },

    contentTags: ({ categoryCode }, { siteId, now }) =>
      countTags(db, and(publishedBy(siteId, now), below(siteId, categoryCode))),

    contentPageByTagFromContent: async ({ contentId, tagId, ...page }, { siteId, now }) => {
      const published = publishedBy(siteId, now);
      if (!(await readEntry(db, published, contentId))) return emptyPage;
      const others = and(taggedWith(tagId), ne(entries.id, contentId));
      return readPage(db, and(published, inMenu(siteId), others), page);
    },

    contentListByParentCode: ({ parentCode }, { siteId, now }) =>
      readChildEntries(db, siteId, parentCode, publishedBy(siteId, now)),

    contentListByParentCodeAndTag: async ({ parentCode, tagId }, { siteId, now }) => {
      const tagged = and(publishedBy(siteId, now), taggedWith(tagId));
      const children = await readChildEntries(db, siteId, parentCode, tagged);
      return children.filter(({ records }) => records.length > 0);
    },

    exhibitionPageInterflow: (page, { siteId, now }) =>
      readPage(db, and(publishedBy(siteId, now), below(siteId, ...exchangeCodes)), page),
  };
}

async function readPage(
  db: Database,
  which: SQL | undefined,
  page: Parameters<typeof pageWindow>[0],
  order = newestFirst,
): Promise<PageResult<ContentEntry>> {
  const total = await countEntries(db, which);
  const rows = await readEntries(db, which, pageWindow(page), order);
  return { total, records: rows.map(entryRecord) };
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
      const filter = and(which, below(siteId, child.categoryCode));
      const rows = await readEntries(db, filter, newest);
      return { ...child, records: rows.map(entryRecord) };
    }),
  );
}
