// @vitest-environment jsdom -- for its XML parser
import { expect, test } from 'vitest';
import type { Category } from '../../../contract/schemas/category';
import type { ContentEntry } from '../../../contract/schemas/content';
import { newsFeed } from './news-feed';
import { buildMenu } from '../shared/menu';

const hostile = ']]></title><script>&\u0007"';

const news: Category = {
  ...{ id: 'News', parent_id: null, categoryName: '资讯 & 新闻', categoryCode: 'News' },
  ...{ visible: true, type: 1, url: '', linkUrl: '', title: '', showSecondMenu: true },
};

const entry: ContentEntry = {
  ...{ id: 'a', categoryCode: 'News', title: hostile, summary: '<p>摘要</p>', thumbImg: '' },
  ...{ images: [], publishedAt: '2026-11-13T09:00:00+08:00', linkUrl: '', tags: [] },
};

function read(entries: ContentEntry[]): Document {
  const about = {
    edition: 'zh',
    menu: buildMenu([news]),
    origin: 'https://museum.example',
  } as const;
  const document = new DOMParser().parseFromString(newsFeed(entries, about), 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const texts = (document: Document, path: string) =>
  [...document.querySelectorAll(path)].map((element) => element.textContent);

test('feed item has title, link, guid, date and category with hostile characters escaped', () => {
  const document = read([entry]);
  const address = 'https://museum.example/p/zh/News/News/a';
  expect(texts(document, 'item > title')).toEqual([hostile.replace('\u0007', '')]);
  expect(texts(document, 'item > link')).toEqual([address]);
  expect(texts(document, 'item > guid')).toEqual([address]);
  expect(texts(document, 'item > pubDate')).toEqual(['Fri, 13 Nov 2026 01:00:00 GMT']);
  expect(texts(document, 'item > category')).toEqual(['资讯 & 新闻']);
  expect(texts(document, 'item > description')).toEqual(['<p>摘要</p>']);
});

test('feed channel has site link, language and self link', () => {
  const document = read([entry]);
  expect(document.documentElement.getAttribute('version')).toBe('2.0');
  expect(texts(document, 'channel > link:not([href])')).toEqual(['https://museum.example/']);
  expect(texts(document, 'channel > language')).toEqual(['zh-cn']);
  const [self] = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
  expect(self?.getAttribute('href')).toBe('https://museum.example/rss/news.xml');
  expect(self?.getAttribute('rel')).toBe('self');
});

test('feed without news is valid XML', () => {
  expect(texts(read([]), 'item')).toEqual([]);
});

test('entry without a page is not in the feed', () => {
  expect(texts(read([{ ...entry, categoryCode: 'Nowhere' }]), 'item')).toEqual([]);
});
