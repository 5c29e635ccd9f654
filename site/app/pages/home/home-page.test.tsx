import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createOpenPage,
  headings,
  reportAllVisible,
  retryAll,
  retryButtons,
  textsOf,
  waitForText,
} from '../../testing/open-page';
import { makeEntry, makeExhibit, makeExhibition, makeImage, makeMany } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const images = [makeImage()];

const complete: FakeResponses = {
  exhibitionPage: pageResponse([
    makeExhibition({ images }),
    ...makeMany(6, ({ id, title }) => makeExhibition({ id, title, kind: 'base', endDate: null })),
  ]),
  exhibitPage: pageResponse([
    makeExhibit({ images, description: '<p>一。二。三。四。</p>' }),
    makeExhibit({ id: 'gui', title: '青铜簋', images }),
  ]),
  contentNews: pageResponse(makeMany(5, makeEntry)),
};

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('home page', () => {
  test('home page opens with the first exhibition: title, dates, place and link', async () => {
    const { box } = await openPage('/', { responses: complete });
    expect(headings(box, 1)).toEqual(['云泽博物馆']);
    const hero = getElement(box, '[aria-labelledby=hero-title]');
    expect(headings(hero, 2)).toEqual(['吉金礼乐']);
    expect(hero.textContent).toContain('云泽青铜文明');
    expect(hero.textContent).toContain('2026年11月7日—2027年2月1日');
    expect(hero.textContent).toContain('一号厅');
    expect(getControl(hero, '走进展览').getAttribute('href')).toBe(
      '#/Exhibition/TemporaryExhibition/rites',
    );
  });

  test('home page shows four further exhibitions that are not past', async () => {
    const past = makeExhibition({ id: 'old', title: '旧展', status: 'past' });
    const { box } = await openPage('/', {
      responses: {
        ...complete,
        exhibitionPage: pageResponse([
          makeExhibition(),
          past,
          ...makeMany(6, ({ id, title }) => makeExhibition({ id, title })),
        ]),
      },
    });
    const section = getElement(box, '[aria-labelledby=home-exhibitions]');
    expect(headings(section, 3)).toEqual(['第1条', '第2条', '第3条', '第4条']);
    expect(getControl(section, '全部展览').getAttribute('href')).toBe('#/Exhibition');
  });

  test('treasure of the home page has three sentences of its text and a link', async () => {
    const { box } = await openPage('/', {
      responses: {
        ...complete,
        exhibitPage: pageResponse([
          makeExhibit({ images, description: '<p>一。二。三。四。</p>' }),
        ]),
      },
    });
    const treasure = getElement(box, '[aria-labelledby=home-treasure]');
    expect(headings(treasure, 2)).toEqual(['青铜鼎']);
    expect(getElement(treasure, '.description').textContent).toBe('一。二。三。');
    expect(getControl(treasure, '细看这件藏品').getAttribute('href')).toBe(
      '#/Collection/ExcellentCollection/ding',
    );
  });

  test('collection of the home page links to each object and scrolls by its buttons', async () => {
    const { box } = await openPage('/', { responses: complete });
    const strip = getElement(box, '[role=region][aria-label=可左右滚动的馆藏]');
    expect([...strip.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#/Collection/ExcellentCollection/ding',
      '#/Collection/ExcellentCollection/gui',
    ]);
    const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
    Object.assign(strip, { scrollBy });
    Object.defineProperty(strip, 'clientWidth', { value: 500 });
    await actAndWait(() => getControl(box, '往后看').click());
    await actAndWait(() => getControl(box, '向前看').click());
    expect(scrollBy.mock.calls.map(([{ left }]) => left)).toEqual([400, -400]);
  });

  test('home page lists the news with dates, and links to all of it', async () => {
    const { box } = await openPage('/', { responses: complete });
    const link = getControl(box, '第1条');
    expect(link.getAttribute('href')).toBe('#/News/Notice/1');
    expect(link.closest('article, li, div')?.parentElement?.textContent).toContain('2026年3月1日');
    expect(getControl(box, '全部资讯').getAttribute('href')).toBe('#/News');
  });

  test('home page has opening hours, address, activities and the visitor guide', async () => {
    const { box } = await openPage('/', { responses: complete });
    const visit = getElement(box, '[aria-labelledby=home-visit]');
    expect(headings(visit, 3)).toEqual(['开放时间', '地址']);
    expect(getControl(visit, '参观指南').getAttribute('href')).toBe('#/Service/TourGuide');
    expect(getControl(visit, '活动').getAttribute('href')).toBe('#/Service/Activities');
  });

  test('home page loads the digital museum when it is near: a card for each category with entries', async () => {
    reportAllVisible();
    const { box } = await openPage('/', {
      responses: {
        ...complete,
        contentListByParentCode: listResponse([
          { categoryCode: 'Video', categoryName: '视频', records: [makeEntry({ title: '铸鼎' })] },
          { categoryCode: 'Music', categoryName: '音乐', records: [] },
          { categoryCode: 'Unknown', categoryName: '别处', records: [makeEntry()] },
        ]),
      },
    });
    await waitForText(box, '铸鼎');
    const section = getElement(box, '[aria-labelledby=home-digital]');
    expect(textsOf(section, 'li')).toEqual(['视频铸鼎']);
    expect(section.querySelector('li a')?.getAttribute('href')).toBe('#/DigitalMuseum/Video');
  });
});

describe('home page without content', () => {
  const empty = {
    exhibitionPage: pageResponse([]),
    exhibitPage: pageResponse([]),
    contentNews: pageResponse([]),
  };

  test('home page says what happens when there is neither exhibition nor news', async () => {
    const { box } = await openPage('/', { responses: empty });
    expect(box.textContent).toContain('展厅正在布展');
    expect(box.textContent).toContain('还没有新的资讯。');
    expect(box.querySelector('[aria-labelledby=home-exhibitions]')).toBeNull();
    expect(box.querySelector('[aria-labelledby=home-treasure]')).toBeNull();
  });

  test('English home page without content is in English', async () => {
    const { box } = await openPage('/', { responses: empty, language: 'en' });
    expect(box.textContent).toContain('The galleries are being prepared.');
    expect(box.textContent).toContain('There is no news yet.');
    expect(getControl(box, 'Plan a visit')).toBeTruthy();
  });

  test('home page while loading has its title and no message', async () => {
    const { box } = await openPage('/', {
      responses: { exhibitionPage: pending, exhibitPage: pending, contentNews: pending },
    });
    expect(headings(box, 1)).toEqual(['云泽博物馆']);
    expect(box.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0);
    expect(box.textContent).not.toContain('展厅正在布展');
  });
});

describe('home page with failed requests', () => {
  test.each([
    ['exhibitions', 'exhibitionPage', '走进展览'],
    ['objects', 'exhibitPage', '细看这件藏品'],
    ['news', 'contentNews', '第1条'],
  ] as const)(
    'failed request of the %s leaves the rest, and a retry shows them',
    async (_, call, name) => {
      const { box, service } = await openPage('/', { responses: { ...complete, [call]: 500 } });
      expect(headings(box, 2)).toContain('参观');
      expect(retryButtons(box)).toHaveLength(1);
      expect(() => getControl(box, name)).toThrow();
      service.answer(call, complete[call]);
      await retryAll(box);
      expect(getControl(box, name)).toBeTruthy();
      expect(retryButtons(box)).toEqual([]);
    },
  );

  test('failed request of the digital museum has its own retry', async () => {
    reportAllVisible();
    const { box, service } = await openPage('/', {
      responses: { ...complete, contentListByParentCode: 500 },
    });
    await waitForText(box, '这部分内容没有加载出来');
    service.answer(
      'contentListByParentCode',
      listResponse([
        { categoryCode: 'Video', categoryName: '视频', records: [makeEntry({ title: '铸鼎' })] },
      ]),
    );
    await retryAll(box);
    expect(box.textContent).toContain('铸鼎');
  });
});
