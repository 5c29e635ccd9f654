import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeActivity, makeEntry, makeMany } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Service/Activities';
/** The day before the activity of `makeActivity`. */
const now = '2026-11-27T08:00:00+08:00';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

test('activity list groups activities by day, with time, kind, place and free places', async () => {
  const { box } = await openPage(address, {
    responses: {
      activityPage: pageResponse([
        makeActivity(),
        makeActivity({ id: 'talk', title: '讲座', kind: 'lecture', left: 0, place: '' }),
        makeActivity({
          id: 'late',
          title: '夜场',
          startAt: '2026-11-29T19:00:00+08:00',
          endAt: '',
        }),
      ]),
    },
  });
  expect(textsOf(box, '.day h2')).toEqual(['11月28日星期六', '11月29日星期日']);
  expect(headings(box, 3)).toEqual(['拓印工作坊', '讲座', '夜场']);
  expect(textsOf(box, '.when')).toEqual([
    '14:00\u2060–\u206015:30',
    '14:00\u2060–\u206015:30',
    '19:00',
  ]);
  const [first = '', second = ''] = textsOf(box, '.facts');
  expect(first).toContain('教育中心');
  expect(first).toContain('12');
  expect(second).not.toMatch(/· ·|·$/);
});

test('only activities with free places have a booking link, which names the activity', async () => {
  const { box } = await openPage(address, {
    responses: {
      activityPage: pageResponse([
        makeActivity(),
        makeActivity({ id: 'full', title: '讲座', left: 0 }),
      ]),
    },
  });
  const links = [...box.querySelectorAll('a.book')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/Service/Activities/rubbing']);
  expect(links[0]?.textContent).toMatch(/：拓印工作坊$/);
});

test('kind of activity is chosen in the address and requested', async () => {
  const { box, service } = await openPage(`${address}?page=2`, {
    responses: { activityPage: pageResponse([makeActivity()], 70) },
  });
  const group = getElement(box, '[role=group][aria-label=种类]');
  const concert = [...group.querySelectorAll('a')].find((link) =>
    link.getAttribute('href')?.includes('concert'),
  );
  await actAndWait(() => concert?.click());
  expect(window.location.hash).toBe('#/Service/Activities?kind=concert');
  const last = service.calls.findLast(({ name }) => name === 'activityPage')?.body;
  expect(last).toContain('kind=concert');
  expect(last).toContain('pageNum=1');
});

test('unknown kind in the address lists all activities', async () => {
  const { box, service } = await openPage(`${address}?kind=circus`, {
    responses: { activityPage: pageResponse([makeActivity()]) },
  });
  expect(service.calls.find(({ name }) => name === 'activityPage')?.body).not.toContain('kind');
  expect(getControl(box, '全部').getAttribute('aria-current')).toBe('true');
});

test('long activity list is paged', async () => {
  const { box } = await openPage(address, {
    responses: {
      activityPage: pageResponse(
        makeMany(30, ({ id, title }) => makeActivity({ id, title })),
        61,
      ),
    },
  });
  expect(headings(box, 3)).toHaveLength(30);
  expect(getControl(box, '第 3 页').getAttribute('href')).toBe('#/Service/Activities?page=3');
});

test('activity list without activities of a kind links to all of them', async () => {
  const { box } = await openPage(`${address}?kind=film`, {
    responses: { activityPage: pageResponse([]) },
  });
  expect(getControl(box, '清除筛选').getAttribute('href')).toBe('#/Service/Activities');
});

test('failed activity list keeps text and filter, and shows the activities after a retry', async () => {
  const text = makeEntry({ content: '<p>请提前十分钟到。</p>' });
  const { box, service } = await openPage(address, {
    responses: { activityPage: 500, contentCategoryText: listResponse([text]) },
  });
  expect(box.textContent).toContain('请提前十分钟到。');
  service.answer('activityPage', pageResponse([makeActivity()]));
  await retryAll(box);
  expect(headings(box, 3)).toEqual(['拓印工作坊']);
});

test('activity list while loading shows title and filter only', async () => {
  const { box } = await openPage(address, { responses: { activityPage: pending } });
  expect(headings(box, 1)).toHaveLength(1);
  expect(textsOf(box, '.day h2')).toEqual([]);
  expect(box.querySelector('[data-state]')).toBeNull();
});

test('strip of the week counts the activities of each day, and a press lists that day alone', async () => {
  const { box, service } = await openPage(`${address}?kind=workshop`, {
    now,
    responses: { activityPage: pageResponse([makeActivity(), makeActivity({ id: 'second' })]) },
  });
  const strip = getElement(box, 'nav[aria-label=按日期看活动]');
  const cells = [...strip.querySelectorAll('a')];
  expect(cells).toHaveLength(8);
  expect(textsOf(strip, 'a').slice(0, 4)).toEqual([
    '全部日期',
    '今天11月 27无',
    '周六11月 282 场',
    '周日11月 29无',
  ]);
  await actAndWait(() => cells[2]?.click());
  expect(window.location.hash).toBe('#/Service/Activities?kind=workshop&day=2026-11-28');
  expect(cells[2]?.getAttribute('aria-current')).toBe('true');
  const last = service.calls.findLast(({ name }) => name === 'activityPage')?.body;
  expect(last).toContain('from=2026-11-28');
  expect(last).toContain('to=2026-11-28');
  expect(last).toContain('kind=workshop');
});

test('English activity list has English days and a singular count', async () => {
  const { box } = await openPage(address, {
    language: 'en',
    responses: { activityPage: pageResponse([makeActivity({ title: 'Rubbing', place: 'Hall' })]) },
  });
  expect(textsOf(box, '.day h2')).toEqual(['Saturday 28 November']);
  expect(getElement(box, '.count').textContent).toMatch(/^1 /);
});

test('activity list ends with the calendar to subscribe to and its file', async () => {
  const { box } = await openPage(address, {
    responses: { activityPage: pageResponse([makeActivity()]) },
  });
  const host = window.location.host;
  expect(getControl(box, '订阅日历').getAttribute('href')).toBe(
    `webcal://${host}/calendar/activities.ics`,
  );
  const file = getControl(box, '下载日历文件（.ics）');
  expect(file.getAttribute('href')).toBe('/calendar/activities.ics');
  expect(file.hasAttribute('download')).toBe(true);
});

test('retry of the failed list loads the numbers of the days, too', async () => {
  const { box, service } = await openPage(address, { now, responses: { activityPage: 500 } });
  expect(box.querySelectorAll('[data-state=failed]')).toHaveLength(1);
  service.answer('activityPage', pageResponse([makeActivity()]));
  await actAndWait(() => getControl(box, '重试').click());
  expect(headings(box, 3)).toEqual(['拓印工作坊']);
  expect(getElement(box, '[aria-label=按日期看活动]').textContent).toContain('场');
});

test('numbers of the days that failed alone have a message with a retry', async () => {
  let isWeekBroken = true;
  const activityPage = ({ pageSize }: Record<string, unknown>) =>
    isWeekBroken && Number(pageSize) === 100 ? 500 : pageResponse([makeActivity()]);
  const { box } = await openPage(address, { now, responses: { activityPage } });
  expect(headings(box, 3)).toEqual(['拓印工作坊']);
  isWeekBroken = false;
  await actAndWait(() => getControl(box, '重试').click());
  expect(box.querySelector('[data-state=failed]')).toBeNull();
  expect(getElement(box, '[aria-label=按日期看活动]').textContent).toContain('场');
});
