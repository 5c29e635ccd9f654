import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createOpenPage,
  headings,
  reportAllVisible,
  textsOf,
  waitForText,
} from '../../testing/open-page';
import {
  hostileText,
  makeEntry,
  makeExhibit,
  makeExhibition,
  makeImage,
  makeMany,
} from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const images = [makeImage()];
const empty: FakeResponses = {
  exhibitionPage: pageResponse([]),
  exhibitPage: pageResponse([]),
  contentNews: pageResponse([]),
  contentListByParentCode: listResponse([]),
};
const open = (responses: FakeResponses, options: { language?: 'zh' | 'en'; now?: string } = {}) =>
  openPage('/', { ...options, responses: { ...empty, ...responses } });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('first exhibition', () => {
  const heroOf = (box: HTMLElement) => getElement(box, '[aria-labelledby=hero-title]');

  test.each([
    ['permanent', { kind: 'base', endDate: null }, '常设'],
    ['without an end', { endDate: null }, '2026年11月7日 起'],
    ['that has not begun', { status: 'upcoming' }, '即将开展'],
  ] as const)('exhibition %s says so on the home page', async (_, fields, text) => {
    const { box } = await open({ exhibitionPage: pageResponse([makeExhibition(fields)]) });
    expect(heroOf(box).textContent).toContain(text);
    // It is the only one: there is no section of further ones.
    expect(box.querySelector('[aria-labelledby=home-exhibitions]')).toBeNull();
  });

  test('exhibition with a title alone has neither picture, subtitle, summary nor separator', async () => {
    const bare = makeExhibition({ title: '礼乐', summary: '', place: '', images: [] });
    const { box } = await open({ exhibitionPage: pageResponse([bare]) });
    const hero = heroOf(box);
    expect(textsOf(hero, 'h2')).toEqual(['礼乐']);
    expect(hero.querySelector('.rest, .summary, .painting img')).toBeNull();
    expect(hero.textContent).not.toContain('·');
  });

  test('picture of the first exhibition is loaded first, the others late', async () => {
    const others = makeMany(2, (fields) => makeExhibition({ ...fields, images }));
    const { box } = await open({
      exhibitionPage: pageResponse([makeExhibition({ images }), ...others]),
    });
    const loading = [...box.querySelectorAll('img[src="/media/a.jpg"]')].map((image) =>
      image.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  });

  test('markup in the texts of an exhibition is shown as text', async () => {
    const hostile = { title: hostileText, summary: hostileText, place: hostileText };
    const { box } = await open({ exhibitionPage: pageResponse([makeExhibition(hostile)]) });
    expect(heroOf(box).querySelector('[onerror]')).toBeNull();
    expect(heroOf(box).textContent).toContain('<img src=x onerror=alert(1)>');
  });
});

describe('treasure of the day', () => {
  const objects = pageResponse(
    ['鼎', '簋', '钟'].map((title, index) => makeExhibit({ id: String(index), title, images })),
  );
  const treasureAt = async (now: string) => {
    const { box } = await open({ exhibitPage: objects }, { now });
    return textsOf(box, '#home-treasure')[0];
  };

  test('treasure changes at midnight of the museum, wherever the visitor is', async () => {
    const before = await treasureAt('2026-12-31T23:59:00+08:00');
    const after = await treasureAt('2027-01-01T00:00:00+08:00');
    expect(after).not.toBe(before);
    // The same moments as in Los Angeles and London.
    expect(await treasureAt('2026-12-31T07:59:00-08:00')).toBe(before);
    expect(await treasureAt('2026-12-31T16:00:00Z')).toBe(after);
    expect(await treasureAt('2027-01-01T23:59:00+08:00')).toBe(after);
  });

  test('home page without a pictured object has no treasure, and draws the object instead', async () => {
    const { box } = await open({ exhibitPage: pageResponse([makeExhibit()]) });
    expect(box.querySelector('#home-treasure')).toBeNull();
    const [object] = box.querySelectorAll('.objects li');
    expect(object?.querySelector('img')).toBeNull();
    expect(object?.textContent).toBe('青铜鼎商');
  });
});

describe('news', () => {
  const newsOf = (box: HTMLElement) => getElement(box, '[aria-labelledby=home-news]');

  test('first entry with a picture leads, the others keep their order', async () => {
    const entries = [
      makeEntry({ id: '1', title: '甲' }),
      makeEntry({ id: '2', title: '乙', images }),
      makeEntry({ id: '3', title: '丙', images }),
    ];
    const { box } = await open({ contentNews: pageResponse(entries) });
    expect(headings(newsOf(box), 3)).toEqual(['乙', '甲', '丙']);
    expect(newsOf(box).querySelectorAll('img')).toHaveLength(1);
  });

  test('news are dated by the day of the museum', async () => {
    const entry = makeEntry({ publishedAt: '2025-12-31T16:30:00Z' });
    const { box } = await open({ contentNews: pageResponse([entry]) });
    expect(getElement(newsOf(box), 'time').textContent).toContain('2026年1月1日');
  });
});

describe('digital museum', () => {
  const category = (categoryCode: string, records: unknown[]) => ({
    categoryCode,
    categoryName: `${categoryCode}栏目`,
    records,
  });
  const link = (box: HTMLElement) => [...box.querySelectorAll('.categories a')];

  test('each category with a page has a card with its newest pictured entry', async () => {
    reportAllVisible();
    const { box } = await open({
      contentListByParentCode: listResponse([
        category('Video', [
          makeEntry({ title: '无图' }),
          makeEntry({ id: 'b', title: '铸鼎', images }),
        ]),
        category('Music', [makeEntry({ title: '编钟' })]),
        category('Nowhere', [makeEntry({ title: '无页' })]),
        category('DigitalExhibition', []),
      ]),
    });
    await waitForText(box, '进去看看');
    expect(link(box).map((each) => each.textContent)).toEqual(['Video栏目铸鼎', 'Music栏目编钟']);
    expect(link(box).map((each) => each.getAttribute('href'))).toEqual([
      '#/DigitalMuseum/Video',
      '#/DigitalMuseum/Music',
    ]);
  });
});

describe('visit', () => {
  test.each([
    ['zh', '楼层图', '一层平面图'],
    ['en', 'Floor plans', 'Plan of level 1'],
  ] as const)('home page in %s opens the floor plans', async (language, label, plan) => {
    const { box } = await open({}, { language });
    await actAndWait(() => getControl(box, label).click());
    await vi.waitFor(() => getElement(document, `dialog[open] [aria-label="${plan}"]`), 10_000);
    await actAndWait(() => getControl(document, language === 'zh' ? '关闭' : 'Close').click());
    expect(document.querySelector('dialog')).toBeNull();
  });
});
