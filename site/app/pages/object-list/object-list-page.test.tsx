import { expect, test, vi } from 'vitest';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
} from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import ObjectListPage from './object-list-page';

const render = setUpRendering();

const ding = { id: 'yuanding', title: '饕餮纹圆鼎', period: 'shang', periodLabel: '商' };

async function at(path: string, answers: Parameters<typeof createFakeService>[0]) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.location.hash = `#${path}`;
  const service = createFakeService({
    dictList: listResponse([{ dictCode: 'period', dictValue: 'shang', label: '商' }]),
    ...answers,
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ 'object-list': ObjectListPage }} />
    </TestProviders>,
  );
  const lastRequest = () => service.calls.filter(({ name }) => name === 'exhibitPage').at(-1)?.body;
  return { box, service, lastRequest };
}

test('object list shows the objects, their number and a link to each', async () => {
  const { box } = await at('/Collection', { exhibitPage: pageResponse([ding], 42) });
  expect(getElement(box, 'p[role=status]').textContent).toBe('共 42 件藏品');
  const card = getElement(box, 'a[href="#/Collection/ExcellentCollection/yuanding"]');
  expect(card.textContent).toContain('饕餮纹圆鼎');
  expect(getControl(box, '第 2 页').getAttribute('href')).toBe('#/Collection?page=2');
});

test('object list requests what the query says, and a filter changes the query', async () => {
  const { box, lastRequest } = await at('/Collection?keyword=鼎&page=2', {
    exhibitPage: pageResponse([ding], 42),
  });
  expect(lastRequest()).toContain('keyword=%E9%BC%8E');
  expect(lastRequest()).toContain('pageNum=2');
  expect(lastRequest()).not.toContain('period');
  await actAndWait(() => getControl(box, '商').click());
  expect(lastRequest()).toContain('period=shang');
  expect(lastRequest()).toContain('pageNum=1');
});

test('object list keeps its current page until the next one has loaded', async () => {
  const { box, service } = await at('/Collection', { exhibitPage: pageResponse([ding], 42) });
  let respond: (response: Response) => void = () => undefined;
  service.fetch.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  await actAndWait(() => getControl(box, '商').click());
  expect(box.textContent).toContain('饕餮纹圆鼎');
  expect(getElement(box, '[aria-busy=true]').textContent).toContain('饕餮纹圆鼎');
  await actAndWait(() => {
    respond(new Response(JSON.stringify(pageResponse([]))));
  });
  expect(box.textContent).not.toContain('饕餮纹圆鼎');
});

test('empty object list suggests another keyword and a link that clears the filters', async () => {
  const { box } = await at('/Collection?keyword=zzz', { exhibitPage: pageResponse([]) });
  expect(box.textContent).toContain('换一个关键字');
  expect(getControl(box, '清除筛选').getAttribute('href')).toBe('#/Collection');
});

test('object list keeps its title when the request fails, and retry loads it', async () => {
  const { box, service } = await at('/Collection', { exhibitPage: 500 });
  expect(getElement(box, 'h1').textContent).toBe('典藏');
  service.answer('exhibitPage', pageResponse([ding]));
  await actAndWait(() => getControl(box, '重试').click());
  expect(box.textContent).toContain('饕餮纹圆鼎');
});
