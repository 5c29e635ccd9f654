import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, retryButtons, textsOf } from '../../testing/open-page';
import { hostileText, makeEntry, makeExhibit, makeImage, makePart } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pending, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Culture_product_detail?id=cup';
const label = (dictValue: string, text: string) => ({ dictCode: 'fact', dictValue, label: text });
const cup = makeEntry({
  id: 'cup',
  categoryCode: 'Home',
  title: '鼎纹杯',
  images: [makeImage({ alt: '杯' })],
  tags: [{ tagId: 'bronze', tagName: '青铜系列' }],
  facts: { price: '68 元', shops: '湖边小店', size: '高 9 厘米', medium: '瓷' },
  content: '<p>纹样取自圆鼎。</p>',
  parts: [makePart({ kind: 'origin', id: 'origin', object: 'ding' })],
});

const open = (fields: object = {}, responses: FakeResponses = {}, language: 'zh' | 'en' = 'zh') =>
  openPage(address, {
    language,
    responses: {
      contentDetail: listResponse([{ ...cup, ...fields }]),
      exhibitDetail: listResponse([makeExhibit()]),
      dictList: listResponse([
        label('medium', '材质'),
        label('size', '尺寸'),
        label('shops', '有售'),
      ]),
      ...responses,
    },
  });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('product', () => {
  test('product page shows series, title, price, facts in their order, story and origin', async () => {
    const { box, service } = await open();
    expect(service.calls.find(({ name }) => name === 'contentDetail')?.body).toContain('cup');
    expect(headings(box, 1)).toEqual(['鼎纹杯']);
    expect(textsOf(box, '.series, .price')).toEqual(['青铜系列', '68 元']);
    expect(textsOf(box, 'dl > div')).toEqual(['材质瓷', '尺寸高 9 厘米', '有售湖边小店']);
    expect(headings(box, 2)).toEqual(['它的故事', '出自这件器物']);
    expect(getElement(box, '.origin a').getAttribute('href')).toBe(
      '#/Collection/ExcellentCollection/ding',
    );
    expect(getElement(box, 'img[alt=杯]').getAttribute('loading')).toBe('eager');
    expect(getControl(box, '全部文创').getAttribute('href')).toBe('#/Home');
  });

  test('product with a title alone is shown, and requests no object', async () => {
    const bare = { tags: [], facts: {}, content: '', parts: [], images: [] };
    const { box, requests } = await open(bare);
    expect(headings(box, 1)).toEqual(['鼎纹杯']);
    expect(box.querySelector('h2, dl, .price, .series')).toBeNull();
    expect(requests('exhibitDetail')).toBe(0);
  });

  test('English product page has English words', async () => {
    const { box } = await open({ title: 'Cup' }, {}, 'en');
    expect(headings(box, 2)).toEqual(['Its story', 'The object it comes from']);
    expect(getControl(box, 'All products')).toBeTruthy();
  });

  test('markup in the texts of a product is shown as text', async () => {
    const { box } = await open({ title: hostileText, facts: { price: hostileText } });
    expect(box.querySelector('[onerror]')).toBeNull();
    expect(headings(box, 1)[0]).toContain('<img src=x');
  });
});

describe('object that the product comes from', () => {
  test('object that does not exist is left out without a message', async () => {
    const { box } = await open({}, { exhibitDetail: 404 });
    expect(box.querySelector('.origin')).toBeNull();
    expect(retryButtons(box)).toEqual([]);
  });

  test('object that fails to load has a retry, which shows it', async () => {
    const { box, service } = await open({}, { exhibitDetail: 500 });
    expect(headings(box, 1)).toEqual(['鼎纹杯']);
    service.answer('exhibitDetail', listResponse([makeExhibit({ images: [makeImage()] })]));
    await retryAll(box);
    expect(getElement(box, '.origin').textContent).toContain('青铜鼎');
    expect(getElement(box, '.origin img').getAttribute('alt')).toBe('');
  });
});

describe('states', () => {
  test.each([
    ['that does not exist', address, listResponse([])],
    ['without an id in the address', '/Culture_product_detail', listResponse([cup])],
  ])('product %s is “not found”', async (_, at, contentDetail) => {
    const { box } = await openPage(at, { responses: { contentDetail } });
    expect(headings(box, 1)).toEqual(['没有找到这条内容']);
    expect(retryButtons(box)).toEqual([]);
  });

  test('failed product page keeps a title and shows the product after a retry', async () => {
    const { box, service } = await open({}, { contentDetail: 502 });
    expect(headings(box, 1)).toHaveLength(1);
    service.answer('contentDetail', listResponse([cup]));
    await retryAll(box);
    expect(headings(box, 1)).toEqual(['鼎纹杯']);
  });

  test('product page while loading is busy, neither empty nor failed', async () => {
    const { box } = await open({}, { contentDetail: pending });
    expect(getElement(box, '[aria-busy=true]').textContent).toContain('正在加载');
    expect(box.querySelector('[data-state]')).toBeNull();
  });
});
