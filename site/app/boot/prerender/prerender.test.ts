// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { initialDataCalls, type CallResponse } from '../../../contract/shared/initial-data';
import { sites } from '../../../contract/shared/sites';
import type { PrerenderOutput, PrerenderInput } from '../../../contract/shared/prerender';
import prerender from './prerender';

// The build has the same alias.
vi.mock('../../ui/rich-text/sanitiser', () => import('./sanitise'));

const now = new Date('2026-11-21T10:00:00+08:00');

const image = {
  src: '/media/a.jpg',
  width: 1600,
  height: 900,
  alt: '画',
  color: '#887766',
  sources: [{ type: 'image/avif', srcset: '/media/a-400.avif 400w, /media/a-800.avif 800w' }],
};
const records = {
  exhibitionPage: [
    {
      id: 'jin',
      kind: 'base',
      status: 'current',
      title: '吉金 & <礼器>',
      startDate: '2026-01-01',
      images: [image],
    },
  ],
  exhibitPage: [{ id: 'ding', title: '圆鼎', period: 'shang', periodLabel: '商', images: [image] }],
  contentNews: [
    {
      id: 'news',
      title: '新展开幕',
      categoryCode: 'News',
      publishedAt: '2026-11-01T09:00:00+08:00',
    },
  ],
};
const rows = {
  siteDetail: [
    {
      id: '1',
      siteCode: 'museum-zh',
      website: '/',
      opening: [{ hours: { opens: '09:00', lastEntry: '16:30', closes: '17:00' }, text: '' }],
    },
  ],
  categoryList: [
    {
      id: 'a',
      parent_id: null,
      categoryName: '典藏',
      categoryCode: 'Collection',
      visible: true,
      type: 1,
    },
    {
      id: 'b',
      parent_id: null,
      categoryName: '国家文物局',
      visible: true,
      type: 3,
      linkUrl: 'https://www.ncha.gov.cn',
    },
  ],
};

const answers = initialDataCalls(sites.zh).map(({ name, input }): CallResponse => {
  const answer =
    name === 'siteDetail' || name === 'categoryList'
      ? { success: true, code: 0, msg: '', data: rows[name] }
      : { success: true, code: 0, msg: '', data: [], records: records[name], total: 1 };
  return { name, input, answer };
});

async function renderPage(input: Partial<PrerenderInput>): Promise<PrerenderOutput> {
  const page = await prerender({ edition: 'zh', address: '/', responses: answers, now, ...input });
  if (typeof page === 'string') throw new Error(page);
  return page;
}

test('prerendered page shows its data and links to the app’s addresses', async () => {
  const { html } = await renderPage({});
  expect(html).toContain('吉金 &amp; &lt;礼器&gt;');
  expect(html).toContain('圆鼎');
  expect(html).toContain('href="#/News/');
  expect(html).toMatch(/<a[^>]*href="#\/Collection"[^>]*>典藏/);
  expect(html).toMatch(/href="https:\/\/www\.ncha\.gov\.cn" target="_blank"/);
  expect(html).toContain('今日开放，至 17:00');
  expect(html).not.toContain('aria-busy="true"');
});

test('page prerendered a day after the process has started is not marked as busy', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3600_000 });
  try {
    expect((await renderPage({})).html).not.toContain('aria-busy="true"');
  } finally {
    vi.useRealTimers();
  }
});

test('prerendered page has no style attributes, event handlers or scripts', async () => {
  const { html, css } = await renderPage({});
  expect(html).not.toMatch(/ style=| on[a-z]+=|<script|<style/);
  expect(css).not.toContain('<');
  expect(css).toContain('#root [data-style="--mean-color:#887766');
  expect(css.split('{').length).toBe(css.split('}').length);
});

test('prerendered home page loads no image eagerly and returns the first one', async () => {
  const { html, preloadImage } = await renderPage({});
  expect(html).not.toContain('loading="eager"');
  expect(html.match(/ srcset="/gi)).toHaveLength(1);
  expect(html).toContain(' data-srcset="/media/a-400.avif');
  expect(html.match(/ src="(?!data:|\/media\/a\.jpg"|[^"]*\.svg")/g)).toBeNull();
  expect(html).toContain(`viewBox='0,0,1600,900'/%3E"`);
  expect(preloadImage).toEqual({
    ...image.sources[0],
    sizes: '(min-width: 1080px) max(78vw, 1.778 * min(78vh, 800px)), calc(1.422 * 108vw)',
  });
});

test('page without data is prerendered in its loading state', async () => {
  const { html, preloadImage } = await renderPage({ edition: 'en', responses: [] });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Yunze Museum');
  expect(preloadImage).toBeUndefined();
});

const answer: PrerenderInput['fetchResponse'] = ({ name }) =>
  Promise.resolve({
    success: true,
    code: 0,
    msg: '',
    data: [],
    records: recordsOf(name),
    total: 1,
  });
const recordsOf = (name: string) => (Object.hasOwn(records, name) ? records.exhibitPage : []);

test('prerendered page contains the data of its calls and returns them', async () => {
  const page = await renderPage({
    address: '/Collection/ExcellentCollection?period=shang',
    fetchResponse: answer,
  });
  expect(page.title).toBe('馆藏精品 - 云泽博物馆');
  expect(page.html).toContain('圆鼎');
  expect(page.html.match(/<h1/g)).toHaveLength(1);
  expect(page.html).not.toContain('aria-busy="true"');
  expect(page.responses.slice(0, answers.length)).toEqual(answers);
  const newCalls = page.responses.slice(answers.length);
  expect(newCalls.map(({ name }) => name)).toEqual(['exhibitFacets', 'exhibitPage']);
  expect(newCalls.at(-1)?.input).toMatchObject({ siteId: '1', period: 'shang', pageNum: 1 });
});

test('prerendered page has prefixed style rules and its first images', async () => {
  const { html, css } = await renderPage({ address: '/Collection', fetchResponse: answer });
  expect(css).toContain('#root [data-style="');
  expect(html).toMatch(/<source[^>]*a-800\.avif/);
  expect(html).toContain('loading="eager"');
});

test('prerender rejects with the error of a call', async () => {
  const error = new Error('no such record');
  const rejectCall = () => Promise.reject(error);
  await expect(
    renderPage({ address: '/Collection/ExcellentCollection/x', fetchResponse: rejectCall }),
  ).rejects.toBe(error);
});

test.each([
  ['/nowhere', 'no-route'],
  ['/Culture_product_detail', 'no-route'],
  ['/News/Snews/x/y/z', 'no-route'],
  ['/Service/Activities/x', 'client-only'],
  ['/', 'client-only'],
])('prerender of %s gives %s', async (address, expected) => {
  expect(
    await prerender({ edition: 'zh', address, responses: answers, fetchResponse: answer, now }),
  ).toBe(expected);
});
