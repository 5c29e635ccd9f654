import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const tag = (tagId: string) => ({ tagId, tagName: tagId });
const part = (id: string, kind: string, rest: Parameters<typeof makeEntry>[0] = {}) =>
  makeEntry({ id, title: id, categoryCode: 'HomeParts', tags: [tag(`home-${kind}`)], ...rest });
const parts = [
  part('新杯', 'carousel', { linkUrl: '#/Culture_product_detail?id=cup' }),
  part('新扇', 'carousel', { linkUrl: '#/Culture_product_detail?id=fan' }),
  part('湖边小店', 'area'),
  part('青铜系列', 'series', { tags: [tag('home-series'), tag('bronze')] }),
  part('授权', 'licence'),
  part('包装', 'tile'),
];
const product = (id: string, title: string, price: string) =>
  makeEntry({ id, title, categoryCode: 'Home', tags: [tag('bronze')], facts: { price } });
const products = [product('cup', '鼎纹杯', '68 元'), product('fan', '簋纹扇', '35 元')];
const contentPage =
  (ofParts: unknown, ofProducts: unknown) =>
  ({ categoryCode }: Record<string, unknown>) =>
    categoryCode === 'HomeParts' ? ofParts : ofProducts;
const all = contentPage(pageResponse(parts), pageResponse(products));

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('shop page shows carousel, shops, series, licence and tiles in this order', async () => {
  const { box } = await openPage('/Home', { responses: { contentPage: all } });
  expect(headings(box, 1)).toEqual(['文创']);
  const [areas, series, ...rest] = headings(box, 2);
  expect([areas, series].every(Boolean)).toBe(true);
  expect(rest).toEqual(['授权', '包装']);
  expect(headings(box, 3)).toEqual(['湖边小店', '青铜系列']);
});

test('only the shown slide of the carousel can be reached, and buttons and dots change it', async () => {
  const { box } = await openPage('/Home', { responses: { contentPage: all } });
  const reachable = () => textsOf(box, '[aria-roledescription=slide]:not([inert]) b');
  expect(reachable()).toEqual(['新杯']);
  await actAndWait(() => getControl(box, '下一张').click());
  expect(reachable()).toEqual(['新扇']);
  await actAndWait(() => getControl(box, '显示：新杯').click());
  expect(reachable()).toEqual(['新杯']);
  expect(getElement(box, '[aria-roledescription=slide] a').getAttribute('href')).toBe(
    '#/Culture_product_detail?id=cup',
  );
});

test('carousel is paused by its button, which then says that it goes on', async () => {
  const { box } = await openPage('/Home', { responses: { contentPage: all } });
  await actAndWait(() => getControl(box, '暂停轮播').click());
  expect(getControl(box, '继续轮播')).toBeTruthy();
  expect(
    getElement(box, '[aria-roledescription=carousel] [aria-live]').getAttribute('aria-live'),
  ).toBe('polite');
});

test('series shows one product at a time, chosen by its dot', async () => {
  const { box } = await openPage('/Home', { responses: { contentPage: all } });
  expect(headings(box, 4)).toEqual(['鼎纹杯']);
  await actAndWait(() => getControl(box, '显示：簋纹扇').click());
  expect(headings(box, 4)).toEqual(['簋纹扇']);
  expect(box.textContent).toContain('35 元');
  expect(getControl(box, '看这件产品').getAttribute('href')).toBe(
    '#/Culture_product_detail?id=fan',
  );
});

test('failed request of the products leaves the rest of the shop, and its retry shows them', async () => {
  const { box, service } = await openPage('/Home', {
    responses: { contentPage: contentPage(pageResponse(parts), 500) },
  });
  expect(headings(box, 3)).toEqual(['湖边小店']);
  service.answer('contentPage', all);
  await retryAll(box);
  expect(headings(box, 4)).toEqual(['鼎纹杯']);
});

test('series without products is left out', async () => {
  const { box } = await openPage('/Home', {
    responses: { contentPage: contentPage(pageResponse(parts), pageResponse([])) },
  });
  expect(headings(box, 3)).toEqual(['湖边小店']);
});

test('shop page while loading shows its title and no failure', async () => {
  const { box } = await openPage('/Home', { responses: { contentPage: pending } });
  expect(headings(box, 1)).toEqual(['文创']);
  expect(box.querySelector('[data-state], h2')).toBeNull();
});

test('English shop page has English controls', async () => {
  const { box } = await openPage('/Home', { language: 'en', responses: { contentPage: all } });
  expect(getControl(box, 'Next picture')).toBeTruthy();
  expect(getControl(box, 'Pause the pictures')).toBeTruthy();
});
