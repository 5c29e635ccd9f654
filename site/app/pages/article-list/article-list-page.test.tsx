import { expect, test } from 'vitest';
import type { Language } from '../../../contract/shared/sites';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
  type FakeResponses,
} from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import ArticleListPage from './article-list-page';

const render = setUpRendering();

const entry = (id: string, categoryCode: string, rest = {}) => ({
  id,
  categoryCode,
  title: id,
  summary: '',
  publishedAt: '2026-03-01T09:00:00+08:00',
  images: [],
  ...rest,
});
const tags = [
  { tagId: 'access', tagName: '无障碍', count: 1 },
  { tagId: 'visiting', tagName: '参观', count: 12 },
];

async function at(path: string, answers: FakeResponses, language: Language = 'zh') {
  window.location.hash = `#${path}`;
  const service = createFakeService(answers);
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ 'article-list': ArticleListPage }} />
    </TestProviders>,
    language,
  );
  const requestsTo = (name: string) =>
    service.calls
      .filter((call) => call.name === name)
      .map(({ body }) => JSON.parse(body) as object);
  return { box, requestsTo };
}

test('news list of all sections requests contentNews, not contentPage', async () => {
  const all = await at('/News?page=2', {
    contentNews: pageResponse([entry('a', 'Notice')], 13),
    contentTags: listResponse(tags),
  });
  expect(all.requestsTo('contentNews')).toEqual([{ siteId: '1', pageNum: 2, pageSize: 12 }]);
  expect(all.requestsTo('contentPage')).toEqual([]);
  expect(getElement(all.box, 'h2 a').getAttribute('href')).toBe('#/News/Notice/a');
});

test('news list of one section requests contentPage with its category code', async () => {
  const one = await at('/News/Notice', { contentPage: pageResponse([entry('b', 'Notice')]) });
  expect(one.requestsTo('contentPage')).toMatchObject([{ categoryCode: 'Notice', pageNum: 1 }]);
  expect(one.requestsTo('contentNews')).toEqual([]);
  // A category without subcategories has no topics.
  expect(one.requestsTo('contentTags')).toEqual([]);
});

test('chosen topic shows its entries by section, and “all” restores the whole list', async () => {
  const { box, requestsTo } = await at('/News', {
    contentNews: pageResponse([entry('a', 'Notice')]),
    contentTags: listResponse(tags),
    contentListByParentCodeAndTag: listResponse([
      { categoryCode: 'Notice', categoryName: '公告', records: [entry('c', 'Notice')] },
    ]),
  });
  expect(requestsTo('contentTags')).toEqual([{ siteId: '1', categoryCode: 'News' }]);
  const choices = [...getElement(box, '[role=group]').querySelectorAll('a')];
  expect(choices.map(({ textContent }) => textContent)).toEqual(['全部', '参观12', '无障碍1']);

  await actAndWait(() => getControl(box, '参观12').click());
  expect(window.location.hash).toBe('#/News?tag=visiting');
  expect(requestsTo('contentListByParentCodeAndTag')).toEqual([
    { siteId: '1', parentCode: 'News', tagId: 'visiting' },
  ]);
  expect(getElement(box, 'section h2').textContent).toBe('公告');
  expect(getElement(box, 'h3 a').getAttribute('href')).toBe('#/News/Notice/c');
  expect(getControl(box, '全部公告').getAttribute('href')).toBe('#/News/Notice');
  // The response holds at most ten entries per section; the count of the tag is larger.
  expect(getElement(box, '.count').textContent).toBe('共 12 条，各栏目列出最新的几条');
  expect(getControl(box, '参观12').getAttribute('aria-current')).toBe('true');

  await actAndWait(() => getControl(box, '全部').click());
  expect(getElement(box, 'h2 a').textContent).toBe('a');
});

test('topic without entries shows an empty message and a link to all news', async () => {
  const { box } = await at('/News?tag=nonsense', {
    contentNews: pageResponse([entry('a', 'Notice')]),
    contentTags: listResponse(tags),
    contentListByParentCodeAndTag: listResponse([]),
  });
  expect(box.textContent).toContain('没有这个主题的资讯');
  await actAndWait(() => getControl(box, '清除筛选').click());
  expect(window.location.hash).toBe('#/News');
  expect(getElement(box, 'h2 a').textContent).toBe('a');
});

test('news list is shown without topics when the request for them fails', async () => {
  const { box } = await at('/News', {
    contentNews: pageResponse([entry('a', 'Notice')]),
    contentTags: 503,
  });
  expect(getElement(box, 'h2 a').textContent).toBe('a');
  expect(box.querySelector('[role=group]')).toBeNull();
});

test('book list offers only the periods of its books and filters by the chosen one', async () => {
  const value = (dictValue: string, label: string) => ({ dictCode: 'period', dictValue, label });
  const { box, requestsTo } = await at('/Collection/AncientBooks', {
    dictList: listResponse([value('shang', '商'), value('ming', '明'), value('qing', '清')]),
    contentPage: pageResponse([
      entry('a', 'AncientBooks', { period: 'qing' }),
      entry('b', 'AncientBooks', { period: 'ming' }),
    ]),
    contentPageByDict: pageResponse([entry('a', 'AncientBooks', { period: 'qing' })]),
  });
  const choices = [...getElement(box, '[role=group]').querySelectorAll('a')];
  expect(choices.map(({ textContent }) => textContent)).toEqual(['全部', '明', '清']);
  expect(box.querySelectorAll('article')).toHaveLength(2);

  await actAndWait(() => getControl(box, '清').click());
  expect(window.location.hash).toBe('#/Collection/AncientBooks?period=qing');
  expect(requestsTo('contentPageByDict')).toEqual([
    {
      siteId: '1',
      categoryCode: 'AncientBooks',
      dictCode: 'period',
      dictValue: 'qing',
      pageNum: 1,
      pageSize: 12,
    },
  ]);
  expect(box.querySelectorAll('article')).toHaveLength(1);
  expect(getElement(box, '.count').textContent).toBe('共 1 条');
});

test('English list links to the entries that exist in Chinese only; Chinese list requests no other site', async () => {
  const lists = {
    '1': pageResponse([entry('a', 'Notice')], 21),
    '2': pageResponse([entry('a', 'Notice')], 7),
  };
  const answers = {
    siteDetail: listResponse([{ id: '2', siteCode: 'museum-en', website: '/en/' }]),
    contentPage: ({ siteId }: Record<string, unknown>) => lists[siteId as '1' | '2'],
  };
  const english = await at('/DigitalMuseum/FeaturesExh', answers, 'en');
  const link = getControl(english.box, '14 more in Chinese only');
  expect(link.getAttribute('href')).toBe('/#/DigitalMuseum/FeaturesExh');
  const chinese = await at('/DigitalMuseum/FeaturesExh', { contentPage: lists[1] });
  expect(chinese.requestsTo('contentPage')).toHaveLength(1);
  expect(chinese.box.querySelector('.more-in-chinese')).toBeNull();
});

test('news of all sections begins with a lead and two stories with pictures, then rows with their section', async () => {
  const images = [{ src: '/media/a.jpg', width: 1600, height: 900, alt: '' }];
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => entry(id, 'Notice', { images }));
  const answers = { contentNews: pageResponse(rows, 17), contentTags: listResponse(tags) };
  const { box } = await at('/News', answers);
  const titles = [...box.querySelectorAll('h2 a')].map((link) => link.textContent);
  expect(titles).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(box.querySelectorAll('article .view[data-scene] img')).toHaveLength(3);
  expect([...box.querySelectorAll('.kind')].map((kind) => kind.textContent)).toEqual([
    '公告',
    '公告',
  ]);
  const second = await at('/News?page=2', answers);
  expect(second.box.querySelector('.view')).toBeNull();
});
