import { expect, test, vi } from 'vitest';
import {
  createOpenPage,
  headings,
  reportAllVisible,
  retryAll,
  textsOf,
  waitForText,
} from '../../testing/open-page';
import { makeCategory, makeEntry, makeImage } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());

test('text page shows the route’s title, summary, picture and text', async () => {
  const text = makeEntry({ images: [makeImage({ credit: '云泽博物馆' })] });
  const { box, service } = await openPage('/Survey/Introduction', {
    responses: { contentCategoryText: listResponse([text]) },
  });
  expect(headings(box, 1)).toHaveLength(1);
  expect(document.title).toMatch(/ - 云泽博物馆$/);
  expect(box.textContent).toContain('元旦当天照常开放。');
  expect(box.textContent).toContain('一月一日九时开馆。');
  expect(getElement(box, 'figcaption').textContent).toBe('图片：云泽博物馆');
  expect(service.calls.find(({ name }) => name === 'contentCategoryText')?.body).toContain(
    '"Introduction"',
  );
});

test('text page links to its visible subcategories', async () => {
  const { box } = await openPage('/Service', {
    responses: {
      contentCategoryText: listResponse([makeEntry()]),
      categoryList: listResponse([
        makeCategory('Service', null),
        makeCategory('TourGuide', 'Service', { categoryName: '参观指南' }),
        makeCategory('Activities', 'Service', { categoryName: '活动', visible: false }),
      ]),
    },
  });
  const section = getElement(box, '[aria-labelledby=area-contents]');
  expect(headings(section, 2)).toEqual(['本栏目内容']);
  expect(textsOf(section, 'a')).toEqual(['参观指南']);
  expect(getControl(section, '参观指南').getAttribute('href')).toBe('#/Service/TourGuide');
});

test('text page without text or subcategories has its title only', async () => {
  const { box } = await openPage('/Survey/Introduction', {
    responses: { contentCategoryText: listResponse([]) },
  });
  expect(headings(box, 1)).toHaveLength(1);
  expect(headings(box, 2)).toEqual([]);
  expect(box.querySelector('[data-state=failed]')).toBeNull();
});

test('failed text page keeps its title and shows the text after a retry', async () => {
  const { box, service } = await openPage('/Survey/Introduction', {
    responses: { contentCategoryText: 500 },
  });
  const [title] = headings(box, 1);
  service.answer('contentCategoryText', listResponse([makeEntry()]));
  await retryAll(box);
  expect(box.textContent).toContain('一月一日九时开馆。');
  expect(headings(box, 1)).toEqual([title]);
});

test('text page while loading shows its title', async () => {
  const { box } = await openPage('/Survey/Introduction', {
    responses: { contentCategoryText: pending },
  });
  expect(headings(box, 1)[0]).toBeTruthy();
  expect(getElement(box, '[aria-busy=true]').textContent).toContain('正在加载');
});

test.each([
  ['zh', '怎样走来', '地铁 C 口'],
  ['en', 'The way here', 'Metro, exit C'],
] as const)(
  'visitor guide in %s has the directions as a drawing and as a list',
  async (language, heading, place) => {
    reportAllVisible();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const part = (kind: string, id: string, title: string, facts: object) => ({
      ...{ kind, id, title, facts, content: '', images: [] },
    });
    const parts = [
      part('directions', 'directions', heading, { drawing: 'plan', route: 'step-free' }),
      part('place', 'metro', place, { text: 'lift' }),
    ];
    const { box } = await openPage('/Service/TourGuide', {
      language,
      responses: { contentCategoryText: listResponse([{ ...makeEntry(), parts }]) },
    });
    await waitForText(box, heading);
    const section = getElement(box, '[aria-labelledby=directions]');
    const drawing = getElement(section, 'svg[role=img]');
    const listed = textsOf(section, 'ol strong');
    expect(listed).toContain(place);
    expect(textsOf(drawing, '.mark .name')).toEqual(listed);
    expect(drawing.getAttribute('aria-label')).toBeTruthy();
  },
);
