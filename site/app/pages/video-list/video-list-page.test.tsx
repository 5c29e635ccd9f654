import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { getControl, setUpRendering } from '../../testing/render';
import VideoListPage from './video-list-page';

const render = setUpRendering();

const film = (id: string, categoryCode: string) => ({
  ...{ id, categoryCode, title: id, summary: '', images: [], tags: [] },
  publishedAt: '2026-01-01T09:00:00+08:00',
});

async function boxAt(path: string, answers: Parameters<typeof createFakeService>[0]) {
  window.location.hash = `#${path}`;
  const service = createFakeService(answers);
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ 'video-list': VideoListPage }} />
    </TestProviders>,
  );
  return box;
}

async function titlesAt(...where: Parameters<typeof boxAt>) {
  const box = await boxAt(...where);
  return [...box.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
}

test('film list without films shows an empty message', async () => {
  const box = await boxAt('/DigitalMuseum/Video', {
    contentListByParentCode: { success: true, code: 0, msg: '', data: [] },
    contentPage: pageResponse([]),
  });
  expect(box.textContent).toContain('这个栏目还没有内容');
});

test('film theme is followed by three recommended films of other themes and a link to all films', async () => {
  const recommended = [
    film('own', 'ExhVideo'),
    film('about our films', 'Video'),
    ...['a', 'b', 'c', 'd'].map((id) => film(id, 'CloudTreasure')),
  ];
  const titles = await titlesAt('/DigitalMuseum/Video/ExhVideo', {
    contentPage: pageResponse([film('own', 'ExhVideo')]),
    contentPageByRecommend: pageResponse(recommended),
  });
  expect(titles).toEqual(['own', '推荐影片', 'a', 'b', 'c']);
  expect(getControl(document.body, '全部影片').getAttribute('href')).toBe('#/DigitalMuseum/Video');
});

test('film theme has no recommendations when the request for them fails', async () => {
  const titles = await titlesAt('/DigitalMuseum/Video/ExhVideo', {
    contentPage: pageResponse([film('own', 'ExhVideo')]),
    contentPageByRecommend: 500,
  });
  expect(titles).toEqual(['own']);
});
