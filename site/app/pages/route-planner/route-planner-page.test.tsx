import { expect, test, vi } from 'vitest';
import {
  createOpenPage,
  headings,
  reportAllVisible,
  retryAll,
  textsOf,
} from '../../testing/open-page';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Service/RoutePlanner';

const hours = { opens: '09:00', lastEntry: '16:30', closes: '17:00' };
const site = {
  ...{ id: '1', siteCode: 'museum-zh', website: '/' },
  opening: [{ hours, text: '每天开放' }],
};
const hall = (id: string, room: string, more: object = {}) => ({
  ...{ id, kind: 'base', title: `展览 ${id}`, rooms: [room], closedRooms: [], closureText: '' },
  objects: Array.from({ length: 6 }, (_, index) => ({
    ...{ id: `${id}-${index}`, title: `器物 ${id}${index}`, seconds: 100 },
    ...{ isTreasure: index === 0, turns: false },
  })),
  ...more,
});
const halls = [
  hall('bronze', 'L1-bronze-hall'),
  hall('tea', 'L3-temporary-1'),
  hall('jade', 'L2-jade-hall', {
    ...{ rooms: [], closedRooms: ['L2-jade-hall'], closureText: '换灯' },
  }),
];
const responses = { siteDetail: listResponse([site]), visitHalls: listResponse(halls) };
const open = async (query = '', more: object = {}) => {
  reportAllVisible();
  const opened = await openPage(`${address}${query}`, { responses, ...more });
  await vi.waitFor(() => {
    expect(opened.box.querySelector('.way, p[role=status]')).not.toBeNull();
  });
  return opened;
};

test('route is a list of halls with their objects and minutes, and a drawing of its floors', async () => {
  const { box } = await open();
  expect(headings(box, 3)).toEqual(['青铜馆', '临展一厅', '回到主入口']);
  expect(textsOf(box, '.objects')[0]).toContain('器物 bronze0');
  expect(textsOf(box, '.objects span').every((text) => /^\d+ 分$/.test(text))).toBe(true);
  expect(textsOf(box, '.way').join()).toContain('楼梯到三层');
  const drawings = [...box.querySelectorAll('svg[role=img]')];
  expect(drawings.map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
    '一层的路线，经过青铜馆',
    '三层的路线，经过临展一厅',
  ]);
  expect(textsOf(box, '.badge')).toEqual(['1', '2']);
});

test('route without steps says so and takes the lift', async () => {
  const { box } = await open('?walk=step-free');
  expect(textsOf(box, '.way').join()).toContain('电梯到三层');
  expect(box.textContent).not.toContain('楼梯到');
  expect(box.textContent).toContain('没有台阶');
});

test('what is left out is told: closed rooms with their reason', async () => {
  const { box } = await open();
  const left = getElement(box, '[aria-labelledby=left-out]').textContent;
  expect(left).toContain('玉器馆这一天关闭');
  expect(left).toContain('换灯');
});

test('choices are links that keep the others, the first of each is not in the address', async () => {
  const { box } = await open('?time=2h&company=children');
  expect(getControl(box, '1 小时').getAttribute('href')).toBe(
    '#/Service/RoutePlanner?company=children',
  );
  expect(getControl(box, '少走路').getAttribute('href')).toBe(
    '#/Service/RoutePlanner?time=2h&walk=short&company=children',
  );
  expect(getControl(box, '这几天的亲子活动').getAttribute('href')).toContain('kind=family');
});

test('halls of the chosen day are requested', async () => {
  const { service } = await open('?day=2026-11-24');
  const bodies = service.calls.filter(({ name }) => name === 'visitHalls').map(({ body }) => body);
  expect(new Set(bodies.map((body) => new URLSearchParams(body).get('day')))).toEqual(
    new Set(['2026-11-24']),
  );
});

test('route that would end after the museum closes says so, today only', async () => {
  const now = '2026-11-21T16:40:00+08:00';
  expect((await open('', { now })).box.textContent).toContain('今天 17:00 闭馆');
  expect((await open('?day=2026-11-22', { now })).box.textContent).not.toContain('17:00 闭馆');
});

test.each(['2026-12-09', '2026-11-20', 'nonsense'])(
  'day %s that cannot be planned is the first open day, and the page says so',
  async (day) => {
    const { box } = await open(`?day=${day}`);
    expect(box.textContent).toContain('路线只能安排 7 天以内的');
  },
);

test('on a closed day the route is for the next open day, and the page says so', async () => {
  const rules = [
    { hours, text: '周二至周日开放' },
    { weekdays: ['monday'], text: '周一闭馆' },
  ];
  const siteDetail = listResponse([{ ...site, opening: rules }]);
  const { box, service } = await open('', {
    responses: { ...responses, siteDetail },
    now: '2026-11-30T10:00:00+08:00',
  });
  expect(box.textContent).toContain('今天闭馆，以下是12月1日星期二的路线。');
  expect(getControl(box, '今天').getAttribute('href')).toBe(
    '#/Service/RoutePlanner?day=2026-11-30',
  );
  expect(getControl(box, '2 小时').getAttribute('href')).toBe('#/Service/RoutePlanner?time=2h');
  const days = service.calls
    .filter(({ name }) => name === 'visitHalls')
    .map(({ body }) => new URLSearchParams(body).get('day'));
  expect(days.at(-1)).toBe('2026-12-01');
});

test('day on which the museum is closed has no route', async () => {
  const closed = { ...responses, siteDetail: listResponse([{ ...site, opening: [] }]) };
  const { box } = await open('', { responses: { ...closed, visitHalls: listResponse([]) } });
  expect(getElement(box, '[role=status]').textContent).toContain('这一天闭馆');
});

test('halls that do not load are requested again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reportAllVisible();
  const { box, service } = await openPage(address, {
    responses: { ...responses, visitHalls: 502 },
  });
  await vi.waitFor(() => expect(box.querySelector('[role=alert]')).not.toBeNull());
  service.answer('visitHalls', listResponse(halls));
  await retryAll(box);
  expect(headings(box, 3)).toContain('青铜馆');
});

test('route is in English on the English site', async () => {
  const { box } = await open('', { language: 'en' });
  expect(headings(box, 3)).toEqual([
    'Bronze Hall',
    'Temporary Exhibition 1',
    'Back to the main entrance',
  ]);
  expect(headings(box, 2)[0]).toMatch(/^A route of about \d+ minutes$/);
});
