import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/shared/sites';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { hostileText, makeEntry, makeImage, makeMany } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Collection/CulDonation';
const gift = (fields: Parameters<typeof makeEntry>[0] = {}) =>
  makeEntry({
    id: 'vase',
    title: '青瓷瓶',
    categoryCode: 'CulDonation',
    summary: '一段往事。',
    facts: { donor: '沈氏', giftYear: '1987' },
    linkUrl: '#/Collection/ExcellentCollection/vase',
    ...fields,
  });
const introduction = makeEntry({
  id: 'how',
  categoryCode: 'CulDonation',
  title: '捐赠须知',
  summary: '感谢每一位捐赠者。',
  content: '<p>请先来信。</p>',
});

const open = (
  rows: readonly unknown[],
  responses: FakeResponses = {},
  { language = 'zh', query = '' }: { language?: Language; query?: string } = {},
) =>
  openPage(address + query, {
    language,
    responses: { contentPage: pageResponse([...rows]), ...responses },
  });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('gift', () => {
  test('gift has picture, year, donor, story and a link to the object', async () => {
    const { box } = await open([gift({ images: [makeImage({ alt: '瓶' })] })]);
    const row = getElement(box, '.gifts li');
    expect(textsOf(row, '.year, h3, .donor, .story')).toEqual([
      '1987 年入藏',
      '青瓷瓶',
      '沈氏捐赠',
      '一段往事。',
    ]);
    expect(getElement(row, 'img').getAttribute('alt')).toBe('瓶');
    expect(getElement(row, 'a').getAttribute('href')).toBe('#/Collection/ExcellentCollection/vase');
  });

  test.each(['', 'javascript:alert(1)', 'https://evil.example/'])(
    'gift with the address “%s” has no link',
    async (linkUrl) => {
      const { box } = await open([gift({ linkUrl, facts: {}, title: hostileText })]);
      const row = getElement(box, '.gifts li');
      expect(row.querySelector('a, .year, [onerror]')).toBeNull();
      expect(row.textContent).toContain('捐赠者未注明');
    },
  );

  test('English page counts one gift in the singular and names its donor', async () => {
    const { box } = await open(
      [gift({ title: 'Vase', facts: { donor: 'The Shen family' } })],
      {},
      {
        language: 'en',
      },
    );
    expect(textsOf(box, '.count, .donor')).toEqual(['1 gift', 'The Shen family']);
    expect(headings(box, 2)).toEqual(['Who gave what']);
  });
});

describe('states', () => {
  test('donations page ends with how to donate', async () => {
    const { box } = await open([gift(), introduction], {
      contentCategoryText: listResponse([introduction]),
    });
    expect(headings(box, 2)).toEqual(['捐赠者与器物', '捐赠须知']);
    expect(getElement(box, '.how').textContent).toContain('请先来信。');
    expect(getElement(box, '.summary').textContent).toBe('感谢每一位捐赠者。');
  });

  test('donations page without gifts says so', async () => {
    const { box } = await open([]);
    expect(getElement(box, '[data-state=empty]').textContent).toContain('还没有内容');
    expect(box.querySelector('.how')).toBeNull();
  });

  test('donations page while loading is neither empty nor failed', async () => {
    const { box } = await open([], { contentPage: pending });
    expect(headings(box, 1)).toHaveLength(1);
    expect(box.querySelector('[data-state]')).toBeNull();
  });

  test('failed gifts are shown after a retry', async () => {
    const { box, service } = await open([], { contentPage: 500 });
    service.answer('contentPage', pageResponse([gift()]));
    await retryAll(box);
    expect(textsOf(box, '.gifts h3')).toEqual(['青瓷瓶']);
  });

  test('gifts are paged by 24, and the chosen material stays', async () => {
    const rows = makeMany(50, (fields) => gift({ ...fields, material: 'jade' }));
    const { box } = await open(
      rows,
      { dictList: listResponse([{ dictCode: 'material', dictValue: 'jade', label: '玉' }]) },
      { query: '?material=jade&page=2' },
    );
    expect(textsOf(box, '.count')).toEqual(['共 50 件捐赠']);
    expect(textsOf(box, '.gifts h3')[0]).toBe('第25条');
    expect(getControl(box, '第 3 页').getAttribute('href')).toBe(
      `#${address}?material=jade&page=3`,
    );
  });
});
