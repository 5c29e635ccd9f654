import type { Page } from '@playwright/test';
import { sites } from '../contract/shared/sites';

/** Whether a place on the site has a record. */
type HasRecord = (page: Page) => Promise<boolean>;
type Places = Readonly<Record<string, HasRecord>>;

const zh = sites.zh.id;
const en = sites.en.id;

/** A page, feed or sitemap that has a text. */
const text =
  (path: string, part: string): HasRecord =>
  async (page) =>
    (await (await page.request.get(path)).text()).includes(part);

/** A response to a call with JSON, or with the fields of a form, that has a text. */
const json =
  (path: string, data: object, part: string): HasRecord =>
  async (page) =>
    (await (await page.request.post(path, { data })).text()).includes(part);
const form =
  (path: string, fields: Record<string, string | number>, part: string): HasRecord =>
  async (page) =>
    (await (await page.request.post(path, { form: fields })).text()).includes(part);

const search = (siteId: string, keyword: string, id: string) =>
  text(
    `/api/fullSearch?siteId=${siteId}&keyword=${encodeURIComponent(keyword)}&pageSize=50`,
    `"${id}"`,
  );

/** Titles of a record in both languages, which no other record has. */
export interface Titled {
  id: string;
  zh: string;
  en: string;
}

/** Every place that shows a notice. */
export const placesOfNotice = ({ id, ...title }: Titled): Places => ({
  page: text(`/p/zh/News/Notice/${id}`, title.zh),
  'English page': text(`/p/en/News/Notice/${id}`, title.en),
  call: json(
    '/api/content/detail',
    { siteId: zh, categoryCode: 'Notice', contentId: id },
    title.zh,
  ),
  list: json('/api/content/page', { siteId: zh, categoryCode: 'Notice' }, title.zh),
  'English list': json('/api/content/page', { siteId: en, categoryCode: 'Notice' }, title.en),
  news: json('/api/content/news', { siteId: zh }, title.zh),
  'lists by category': json(
    '/api/content/listByParentCode',
    { siteId: zh, parentCode: 'News' },
    title.zh,
  ),
  'page of the list': text('/p/zh/News/Notice', title.zh),
  'home page': text('/', title.zh),
  feed: text('/rss/news.xml', title.zh),
  'English feed': text('/rss/news-en.xml', title.en),
  search: search(zh, title.zh, id),
  'English search': search(en, title.en, id),
  sitemap: text('/sitemap.xml', `/News/Notice/${id}<`),
});

interface Relations {
  period: string;
  /** Another object of the period. */
  neighbour: string;
  exhibition: string;
  /** A tag that the object has in its exhibition. */
  tag: string;
}

/** Every place that shows an object, with those of an object and an exhibition that are related to it. */
export const placesOfObject = (
  { id, ...title }: Titled,
  { period, neighbour, exhibition, tag }: Relations,
): Places => {
  const collection = 'Collection/ExcellentCollection';
  const list = { siteId: zh, pageSize: 100 };
  return {
    page: text(`/p/zh/${collection}/${id}`, title.zh),
    'English page': text(`/p/en/${collection}/${id}`, title.en),
    call: json('/api/exhibit/detail', { siteId: zh, id }, title.zh),
    list: form('/api/exhibit/page', list, `"${id}"`),
    'page of the list': text(`/p/zh/${collection}`, title.zh),
    'home page': text('/', title.zh),
    'objects of its period': form('/api/exhibit/page', { ...list, period }, `"${id}"`),
    'page of a related object': text(`/p/zh/${collection}/${neighbour}`, title.zh),
    'objects of its exhibition': form(
      '/api/exhibit/page',
      { ...list, exhibitionId: exhibition },
      `"${id}"`,
    ),
    'objects with its tag': json(
      '/api/exhibition/pageByTagFromContent',
      { siteId: zh, exhibitionId: exhibition, tagId: tag },
      `"${id}"`,
    ),
    'page of its exhibition': text(`/p/zh/Exhibition/BaseExhibition/${exhibition}`, title.zh),
    search: search(zh, title.zh, id),
    'English search': search(en, title.en, id),
    sitemap: text('/sitemap.xml', `/${id}<`),
  };
};

/** Names of the places that have the record. */
export async function placesWithRecord(page: Page, places: Places): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(places).map(async ([name, hasRecord]) => ((await hasRecord(page)) ? name : '')),
  );
  return found.filter(Boolean);
}
