import { expect, test } from 'vitest';
import { readContentEntry } from '../../api/read/content';
import { actAndWait, getControl, setUpRendering } from '../../testing/render';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { MuseumNews } from './museum-news';

const render = setUpRendering();

const entry = (id: string) => ({ id, categoryCode: 'DfbwNews', title: id, images: [], tags: [] });
const museum = readContentEntry({
  ...entry('m1'),
  categoryCode: 'Dfbw',
  tags: [{ tagId: 'museum-1', tagName: '湖州馆' }],
});

async function show(answer: unknown) {
  if (!museum) throw new Error('the museum cannot be read');
  window.location.hash = '#/Dfbw/m1';
  const service = createFakeService({ contentPageByTagFromContent: answer });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter>
        <MuseumNews museum={museum} />
      </TestRouter>
    </TestProviders>,
  );
  const pages = () =>
    service.calls
      .filter(({ name }) => name === 'contentPageByTagFromContent')
      .map(({ body }) => (JSON.parse(body) as { pageNum: number }).pageNum);
  return { box, pages };
}

test('news of a museum beyond the first five are on further pages', async () => {
  const { box, pages } = await show(pageResponse(['a', 'b', 'c', 'd', 'e'].map(entry), 12));
  expect(box.querySelectorAll('article')).toHaveLength(5);
  await actAndWait(() => getControl(box, '第 3 页').click());
  expect(window.location.hash).toBe('#/Dfbw/m1?page=3');
  expect(pages()).toEqual([1, 3]);
});

test('museum without news has no section of news', async () => {
  expect((await show(pageResponse([]))).box.querySelector('.news')).toBeNull();
});

test('news of a museum whose request failed have a retry button', async () => {
  expect(getControl((await show(500)).box, '重试')).toBeTruthy();
});
