// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { CallResponse } from '../../../contract/shared/initial-data';
import { layoutCalls } from '../../../contract/shared/initial-data';
import { sites } from '../../../contract/shared/sites';
import type { PrerenderOutput } from '../../../contract/shared/prerender';
import renderCrawlablePage from './crawlable-page';

// The build has the same aliases.
vi.mock('../../ui/rich-text/sanitiser', () => import('./sanitise'));
vi.mock('../../ui/static-page', () => import('./static-page'));

const image = (name: string) => ({ src: `/media/${name}.jpg`, width: 4, height: 3, alt: name });
const object = (id: string) => ({ id, title: `器物 ${id}`, images: [image(id), image(`${id}-2`)] });
const category = {
  ...{ id: 'a', parent_id: null, categoryName: '典藏', categoryCode: 'Collection' },
  ...{ visible: true, type: 1 },
};
const section = {
  ...category,
  ...{ id: 'b', parent_id: 'a', categoryName: '馆藏精品', categoryCode: 'ExcellentCollection' },
};
const page = (records: readonly object[], total: number) => ({
  ...{ success: true, code: 0, msg: '' },
  data: [[{ total }], records, '0 rows affected'],
});
const rows = (data: readonly object[]) => ({ success: true, code: 0, msg: '', data });

const answers: Partial<Record<CallResponse['name'], unknown>> = {
  siteDetail: rows([{ id: '1', siteCode: 'museum-zh', website: '/', opening: [] }]),
  categoryList: rows([category, section]),
  exhibitPage: page([object('ding')], 60),
  exhibitDetail: rows([{ ...object('ding'), description: '<p><a href="#/News">资讯</a></p>' }]),
  dictList: rows([]),
  exhibitFacets: rows([]),
};

async function render(address: string): Promise<PrerenderOutput> {
  const rendered = await renderCrawlablePage({
    edition: 'zh',
    address,
    responses: layoutCalls(sites.zh).map((call) => ({ ...call, answer: answers[call.name] })),
    fetchResponse: ({ name }) => Promise.resolve(answers[name]),
    routesInMenu: ['News', 'Collection', 'ExcellentCollection', 'Privacy'],
    editionLinks: {
      zh: { href: `/p/zh${address}`, isTranslation: true },
      hant: { href: `/p/hant${address}`, isTranslation: true },
      en: { href: '/p/en/', isTranslation: false },
    },
    now: new Date('2026-11-21T10:00:00+08:00'),
  });
  if (typeof rendered === 'string') throw new Error(rendered);
  return rendered;
}

test('crawlable page links crawlable pages, also in rich text, and the app once', async () => {
  const { html } = await render('/Collection/ExcellentCollection/ding');
  expect(html).toContain('<a href="/p/zh/News">资讯</a>');
  expect(html).not.toContain('href="#/');
  expect(html.match(/href="\/#\/[^"]*"/g)).toEqual([
    'href="/#/Collection/ExcellentCollection/ding"',
  ]);
});

test('crawlable page without a translation links the other home page without hreflang', async () => {
  const { html } = await render('/Collection/ExcellentCollection/ding');
  expect(html).toMatch(/<a lang="en" href="\/p\/en\/">English<\/a>/);
  expect(html).toMatch(/<a lang="zh-CN"[^>]* hreflang="zh-Hans">简体<\/a>/);
  expect(html).toMatch(
    /<a lang="zh-Hant" href="\/p\/hant\/Collection[^"]*" hreflang="zh-Hant">繁體<\/a>/,
  );
});

test('crawlable object page shows every picture and has no controls', async () => {
  const { html } = await render('/Collection/ExcellentCollection/ding');
  expect(html).toContain('src="/media/ding.jpg"');
  expect(html).toContain('src="/media/ding-2.jpg"');
  expect(html.match(/<button[^>]*>/g)).toHaveLength(1);
  expect(html).not.toMatch(/<(form|input|select|label)\b| style="/);
});

test('crawlable home page contains the parts that the app loads on scrolling', async () => {
  const { html } = await render('/');
  expect(html).toContain('id="handscroll"');
});

test('sections of a crawlable page are a native disclosure after its heading', async () => {
  const { html } = await render('/Collection/ExcellentCollection');
  const [, sections = ''] = /<h1[^]*?<\/h1>[^]*?<details>([^]*?)<\/details>/.exec(html) ?? [];
  expect(sections).toContain('典藏</summary>');
  expect(sections).toMatch(/<a[^>]* href="\/p\/zh\/Collection\/ExcellentCollection"/);
});

test('crawlable list has links to its pages, and none after the last', async () => {
  const { html } = await render('/Collection/ExcellentCollection?page=2');
  expect(html).toMatch(/rel="prev" href="\/p\/zh\/Collection\/ExcellentCollection"/);
  expect(html).toMatch(/rel="next" href="\/p\/zh\/Collection\/ExcellentCollection\?page=3"/);
  for (const page of ['4', '(', '.*'])
    await expect(render(`/Collection/ExcellentCollection?page=${page}`)).rejects.toThrow(
      'no-route',
    );
});

test('crawlable form page links the app in place of its form', async () => {
  const { html } = await render('/Service/LostFund');
  expect(html).toContain('<noscript><p>网站需要启用 JavaScript。');
  expect(html).toMatch(/href="\/#\/Service\/LostFund">在网站中办理和查看<\/a>/);
});
