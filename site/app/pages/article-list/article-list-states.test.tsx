import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeImage, makeMany } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const entry = (title: string, categoryCode = 'Notice', fields = {}) =>
  makeEntry({ id: title, title, categoryCode, ...fields });
const open = (address: string, responses: FakeResponses, language: 'zh' | 'en' = 'zh') =>
  openPage(address, { language, responses: { contentTags: listResponse([]), ...responses } });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('news', () => {
  test('news are rows with date, linked title, summary and picture', async () => {
    const { box } = await open('/News/Notice', {
      contentPage: pageResponse([
        entry('元旦', 'Notice', { id: 'a', images: [makeImage()], summary: '照常开放。' }),
        entry('无日', 'Notice', { publishedAt: '不详', summary: '' }),
      ]),
    });
    const [first, second] = box.querySelectorAll('article');
    expect(first?.querySelector('time')?.textContent).toContain('2026年3月1日');
    expect(first?.querySelector('h2 a')?.getAttribute('href')).toBe('#/News/Notice/a');
    expect(first?.querySelectorAll('img, p')).toHaveLength(2);
    expect(second?.querySelector('img, p')).toBeNull();
    expect(second?.textContent).not.toMatch(/Invalid|NaN/);
    expect(textsOf(box, '.count')).toEqual(['共 2 条']);
  });

  test('page change moves focus to the number of entries', async () => {
    const { box } = await open('/News/Notice', {
      contentPage: pageResponse(makeMany(12, makeEntry), 30),
    });
    const count = getElement(box, '.count');
    count.scrollIntoView = vi.fn();
    await actAndWait(() => getControl(box, '下一页').click());
    expect(window.location.hash).toBe('#/News/Notice?page=2');
    expect(document.activeElement).toBe(getElement(box, '.count'));
  });

  test('page after the last links to the first', async () => {
    const { box } = await open('/News/Notice?page=9', { contentPage: pageResponse([], 30) });
    expect(getElement(box, '[data-state=empty]').textContent).toContain('列表没有这么多页');
    expect(getControl(box, '回到第一页').getAttribute('href')).toBe('#/News/Notice');
  });

  test('failed news keep their title and are shown after a retry', async () => {
    const { box, service } = await open('/News/Notice', { contentPage: 500 });
    expect(headings(box, 1)).toEqual(['公告']);
    service.answer('contentPage', pageResponse([entry('元旦')]));
    await retryAll(box);
    expect(headings(box, 2)).toEqual(['元旦']);
  });

  test('news while loading are neither empty nor failed', async () => {
    const { box } = await open('/News', { contentNews: pending, contentTags: pending });
    expect(headings(box, 1)).toHaveLength(1);
    expect(box.querySelector('[data-state], article')).toBeNull();
  });
});

describe('topics', () => {
  const tags = listResponse([
    { tagId: 'visit', tagName: '参观', count: 12 },
    { tagId: 'access', tagName: '无障碍', count: 1 },
  ]);
  const section = (categoryCode: string, records: unknown[]) => ({
    categoryCode,
    categoryName: `${categoryCode}栏`,
    records,
  });
  const topic = (tag: string, rows: unknown[], language: 'zh' | 'en' = 'zh') =>
    open(
      `/News?tag=${tag}`,
      { contentTags: tags, contentListByParentCodeAndTag: listResponse(rows) },
      language,
    );

  test('topic shows the newest of each section, and says that there are more', async () => {
    const { box } = await topic('visit', [
      section('Notice', [entry('甲'), entry('乙')]),
      section('Nowhere', [entry('丙', 'Nowhere')]),
    ]);
    expect(textsOf(box, '.count')).toEqual(['共 12 条，各栏目列出最新的几条']);
    expect(headings(box, 2)).toEqual(['Notice栏', 'Nowhere栏']);
    expect(headings(box, 3)).toEqual(['甲', '乙', '丙']);
    expect(getControl(box, '全部Notice栏').getAttribute('href')).toBe('#/News/Notice');
    expect(() => getControl(box, '全部Nowhere栏')).toThrow();
  });

  test('topic that is shown whole has its number alone', async () => {
    const { box } = await topic('access', [section('Notice', [entry('甲')])]);
    expect(textsOf(box, '.count')).toEqual(['共 1 条']);
  });

  test('topic that is in no list counts what is shown', async () => {
    const { box } = await topic('unknown', [section('Notice', [entry('甲'), entry('乙')])]);
    expect(textsOf(box, '.count')).toEqual(['共 2 条']);
  });

  test('English topic without entries suggests another one', async () => {
    const { box } = await topic('visit', [], 'en');
    expect(getElement(box, '[data-state=empty]').textContent).toContain('no news on this topic');
  });

  test('failed topic keeps the choice of topics and is shown after a retry', async () => {
    const { box, service } = await open('/News?tag=visit', {
      contentTags: tags,
      contentListByParentCodeAndTag: 500,
    });
    expect(textsOf(box, '.choices a[aria-current]')).toEqual(['参观12']);
    service.answer(
      'contentListByParentCodeAndTag',
      listResponse([section('Notice', [entry('甲')])]),
    );
    await retryAll(box);
    expect(headings(box, 3)).toEqual(['甲']);
  });
});

describe('books by period', () => {
  const address = '/Collection/AncientBooks';
  const dictList = listResponse([{ dictCode: 'period', dictValue: 'song', label: '宋' }]);
  const books = [entry('论语', 'AncientBooks', { period: 'song' })];

  test('entries that are no news are cards without dates', async () => {
    const { box } = await open(address, { dictList, contentPage: pageResponse(books) });
    expect(headings(box, 2)).toEqual(['论语']);
    expect(box.querySelector('time')).toBeNull();
    expect(textsOf(box, '.choices a')).toEqual(['全部', '宋']);
  });

  test('period without entries suggests another one and a way back', async () => {
    const { box } = await open(`${address}?period=song`, {
      dictList,
      contentPage: pageResponse(books),
      contentPageByDict: pageResponse([]),
    });
    expect(getElement(box, '[data-state=empty]').textContent).toContain('没有这个时代的内容');
    expect(getControl(getElement(box, '[data-state=empty]'), '清除筛选').getAttribute('href')).toBe(
      `#${address}`,
    );
  });
});
