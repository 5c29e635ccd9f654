import { expect, test, vi } from 'vitest';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
} from '../../testing/test-app';
import {
  getControl,
  actAndWait,
  getElement,
  setUpRendering,
  writeField,
} from '../../testing/render';
import { headings, textsOf, waitForText } from '../../testing/open-page';
import ObjectListPage from './object-list-page';

const render = setUpRendering();

const ding = { id: 'yuanding', title: '饕餮纹圆鼎', period: 'shang', periodLabel: '商' };

const value = (name: string, label: string, count: number) => ({ value: name, label, count });
const facets = [
  { name: 'period', total: 42, values: [value('shang', '商', 7), value('ming', '明', 35)] },
  { name: 'material', total: 42, values: [value('bronze', '青铜器', 42)] },
  { name: 'onView', total: 42, values: [value('yes', '', 12)] },
  { name: 'colour', total: 42, values: [value('blue', '青花', 3)] },
];

async function at(path: string, answers: Parameters<typeof createFakeService>[0]) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.location.hash = `#${path}`;
  const service = createFakeService({
    exhibitFacets: listResponse(facets),
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
  await actAndWait(() => getControl(box, '商7').click());
  expect(lastRequest()).toContain('period=shang');
  expect(lastRequest()).toContain('pageNum=1');
});

test('object list keeps its current page until the next one has loaded', async () => {
  const { box, service } = await at('/Collection', { exhibitPage: pageResponse([ding], 42) });
  let respond: (response: Response) => void = () => undefined;
  service.fetch.mockImplementationOnce(() =>
    Promise.resolve(new Response(JSON.stringify(listResponse(facets)))),
  );
  service.fetch.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  await actAndWait(() => getControl(box, '商7').click());
  expect(box.textContent).toContain('饕餮纹圆鼎');
  expect(getElement(box, '[aria-busy=true]').textContent).toContain('饕餮纹圆鼎');
  await actAndWait(() => {
    respond(new Response(JSON.stringify(pageResponse([]))));
  });
  expect(box.textContent).not.toContain('饕餮纹圆鼎');
});

test('object list of a keyword says that its objects are only close, and offers the order of the best matches', async () => {
  const { box } = await at('/Collection?keyword=郁琮', {
    exhibitPage: listResponse([[{ total: 42, close: true }], [ding]]),
  });
  const status = getElement(box, '[role=status].count');
  expect(status.textContent).toBe('“郁琮”：没有完全相符的藏品，相近的有 42 件');
  expect(getControl(box, '相符程度').getAttribute('aria-current')).toBe('true');
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

const groupsIn = (box: HTMLElement) =>
  [...box.querySelectorAll('[role=group] [role=group]')].map((group) =>
    group.getAttribute('aria-label'),
  );

test('object list hides filters that narrow nothing, and further ones behind a button', async () => {
  const { box } = await at('/Collection', { exhibitPage: pageResponse([ding], 42) });
  expect(groupsIn(box)).toEqual(['时代']);
  await actAndWait(() => getControl(box, '更多筛选').click());
  expect(groupsIn(box)).toEqual(['时代', '展出', '颜色', '年代']);
  expect(getControl(box, '青花3').getAttribute('href')).toBe('#/Collection?colour=blue');
  expect(getControl(box, '正在展出12').getAttribute('href')).toBe('#/Collection?onView=yes');
});

test('object list with a further filter shows it, and its chip removes it', async () => {
  const { box } = await at('/Collection?colour=blue&from=-1046', {
    exhibitPage: pageResponse([ding], 3),
  });
  expect(groupsIn(box)).toContain('颜色');
  const chosen = getElement(box, 'ul[aria-label=已选条件]');
  expect(getControl(chosen, '移除：公元前 1046 年以后').getAttribute('href')).toBe(
    '#/Collection?colour=blue',
  );
});

test('years typed in the wrong order and in full-width digits become a filter of both calls', async () => {
  const { box, service, lastRequest } = await at('/Collection?material=jade', {
    exhibitPage: pageResponse([ding], 42),
  });
  await actAndWait(() => getControl(box, '更多筛选').click());
  await writeField(box, 'from', '１６４４');
  await writeField(box, 'to', '1368');
  await actAndWait(() => getControl(box, '筛选年代').click());
  expect(window.location.hash).toBe('#/Collection?material=jade&from=1368&to=1644');
  expect(lastRequest()).toContain('from=1368&to=1644');
  const counted = service.calls.findLast(({ name }) => name === 'exhibitFacets');
  expect(JSON.parse(counted?.body ?? '')).toMatchObject({ from: 1368, to: 1644 });
});

test('years of the address in the wrong order filter as they are meant', async () => {
  const { lastRequest } = await at('/Collection?from=900&to=100', {
    exhibitPage: pageResponse([ding], 42),
  });
  expect(lastRequest()).toContain('from=100&to=900');
});

test('address with impossible years and an unknown order shows the whole list', async () => {
  const { box, lastRequest } = await at('/Collection?from=abc&to=99999&sort=size&onView=no', {
    exhibitPage: pageResponse([ding], 42),
  });
  expect(lastRequest()).not.toMatch(/from|to=|sort|onView/);
  expect(box.querySelector('ul[aria-label=已选条件]')).toBeNull();
});

test('order and form of the list are links that keep the filters', async () => {
  const { box, lastRequest } = await at('/Collection?period=shang&sort=oldest', {
    exhibitPage: pageResponse([{ ...ding, accessionNumber: 'YZ.1' }], 42),
  });
  expect(lastRequest()).toContain('sort=oldest');
  expect(getControl(box, '由早到晚').getAttribute('aria-current')).toBe('true');
  await actAndWait(() => getControl(box, '列表').click());
  expect(window.location.hash).toBe('#/Collection?period=shang&sort=oldest&view=list');
  expect(getElement(box, '.object-rows').textContent).toContain('YZ.1');
});

test('empty object list tells which filter alone excludes everything, and offers close matches', async () => {
  const { box } = await at('/Collection?keyword=qingtongg&period=shang&from=-1500', {
    exhibitPage: pageResponse([]),
    exhibitFacets: listResponse([
      { name: 'period', total: 0, values: [value('shang', '商', 0)] },
      { name: 'years', total: 2, values: [] },
      { name: 'keyword', total: 7, values: [] },
    ]),
    fullSearch: listResponse([
      [{ total: 1, meant: '青铜' }],
      [{ id: 'ding', kind: 'object', title: '青铜鼎', route: '/Collection/Treasure/ding' }],
    ]),
  });
  const state = getElement(box, '[data-state=empty]');
  expect(getControl(state, '不限关键字：7 件').getAttribute('href')).toBe(
    '#/Collection?period=shang&from=-1500',
  );
  expect(getControl(state, '不限年代：2 件')).toBeTruthy();
  expect(state.textContent).not.toContain('不限时代');
  expect(decodeURIComponent(getControl(state, '青铜').getAttribute('href') ?? '')).toBe(
    '#/Collection?keyword=青铜&period=shang&from=-1500',
  );
  expect(getControl(state, '青铜鼎').getAttribute('href')).toBe('#/Collection/Treasure/ding');
  expect(getControl(state, '在全站搜索“qingtongg”').getAttribute('href')).toContain('/Search');
});

test('timeline shows each period with its years and number, and its link filters the list', async () => {
  const periods = [
    { ...value('neolithic', '新石器时代', 5), years: { from: -10_000, to: -2_000 } },
    { ...value('shang', '商', 7), years: { from: -1_600, to: -1_046 } },
    { ...value('modern', '近现代', 5), years: { from: 1_912 } },
    value('unknown', '年代不明', 1),
  ];
  const { box, lastRequest } = await at('/Collection?view=time', {
    exhibitPage: pageResponse([ding], 18),
    exhibitFacets: listResponse([{ name: 'period', total: 18, values: periods }]),
  });
  expect(lastRequest()).toContain('sort=oldest');
  await waitForText(box, '年代不明');
  const rows = [...getElement(box, 'section[aria-label=年表] ol').children];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '新石器时代公元前 10000—前 2000 年5 件',
    '商公元前 1600—前 1046 年7 件',
    '近现代1912 年至今5 件',
    '年代不明1 件',
  ]);
  expect(rows.map((row) => row.querySelector('.bar') !== null)).toEqual([true, true, true, false]);
  expect(groupsIn(box)).not.toContain('时代');
  await actAndWait(() => getElement(rows[1] as HTMLElement, 'a').click());
  expect(window.location.hash).toBe('#/Collection?period=shang&view=time');
  const chosen = getElement(box, 'ul[aria-label=已选条件]');
  expect(getControl(chosen, '移除：商').getAttribute('href')).toBe('#/Collection?view=time');
});

test('map shows find-spots and kilns with their numbers of objects, and its links filter the list', async () => {
  const place = (id: string, label: string, mapPlace?: string) => ({
    ...value(id, label, 3),
    ...(mapPlace !== undefined && { mapPlace }),
  });
  const { box } = await at('/Collection?view=map', {
    exhibitPage: pageResponse([ding], 18),
    exhibitFacets: listResponse([
      {
        ...{ name: 'findSpot', total: 18 },
        values: [place('hukou', '湖口', '62% 31%'), place('luoyang', '洛阳附近')],
      },
      { name: 'kiln', total: 18, values: [place('qingbei', '青陂窑', '69% 76%')] },
    ]),
  });
  await waitForText(box, '洛阳附近');
  const map = getElement(box, 'section[aria-label=地图]');
  expect(headings(map, 2)).toEqual(['出土地', '窑口']);
  expect(getControl(map, '1 湖口，3 件').style).toMatchObject({ left: '62%', top: '31%' });
  expect(textsOf(map, '.list li')).toEqual(['1湖口3 件', '洛阳附近3 件', '2青陂窑3 件']);
  expect(textsOf(map, 'ul[aria-labelledby=elsewhere-findSpot] li')).toEqual(['洛阳附近3 件']);
  expect(groupsIn(box)).not.toContain('出土地');
  await actAndWait(() => getControl(map, '2 青陂窑，3 件').click());
  expect(window.location.hash).toBe('#/Collection?kiln=qingbei&view=map');
  expect(getControl(map, '2 青陂窑，3 件').getAttribute('href')).toBe('#/Collection?view=map');
});
