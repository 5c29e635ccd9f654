import { expect, test, vi } from 'vitest';
import { createOpenPage, headings, reportAllVisible, textsOf } from '../../testing/open-page';
import { makeActivity, makeExhibition } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Service/Today';

const hours = { opens: '09:00', lastEntry: '16:30', closes: '17:00' };
const weekdays = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const site = {
  id: '1',
  siteCode: 'museum-zh',
  website: '/',
  opening: [{ weekdays, hours, text: '周二至周日开放' }],
};

const tour = (day: string, time: string, left: number) => ({
  ...{ day, time, language: 'zh', place: '一层服务台', capacity: 20, left },
  startAt: `${day}T${time}:00+08:00`,
  endAt: `${day}T${time.slice(0, 2)}:59:00+08:00`,
});
const entry = (day: string, time: string, left: number) => ({
  ...{ day, time, capacity: 300, left, required: false },
  startAt: `${day}T${time}:00+08:00`,
  endAt: `${day}T${time.slice(0, 2)}:59:00+08:00`,
});

const activity = (day: string) =>
  makeActivity({
    title: '拓印工作坊',
    startAt: `${day}T14:00:00+08:00`,
    endAt: `${day}T15:30:00+08:00`,
    left: 0,
  });

function responsesOf(day: string) {
  return {
    siteDetail: listResponse([site]),
    docentTours: listResponse([tour(day, '10:30', 6), tour(day, '12:30', 3)]),
    activityPage: pageResponse([activity(day)]),
    calendarDates: listResponse([]),
    admissionSlots: listResponse([
      entry(day, '13:00', 290),
      entry(day, '14:00', 20),
      entry(day, '15:00', 0),
    ]),
    exhibitionPage: pageResponse([makeExhibition({ status: 'current' })]),
  };
}

// The clock of the test page is at a Saturday noon, 21 November 2026.
test('today has its hours, tours and activities in order, with what is over and what is on', async () => {
  const responses = responsesOf('2026-11-21');
  const { box, service } = await openPage(address, { responses, now: '2026-11-21T12:45:00+08:00' });
  expect(textsOf(box, 'ol .title')).toEqual([
    '开馆',
    '中文讲解',
    '中文讲解',
    '拓印工作坊',
    '停止入馆',
    '闭馆',
  ]);
  expect([...box.querySelectorAll('ol li')].map((row) => row.getAttribute('data-time'))).toEqual([
    'over',
    'over',
    'now',
    'later',
    'later',
    'later',
  ]);
  // The opening has no facts: said to be over, it would read as if the museum were closed.
  const [past, current, workshop] = textsOf(box, 'ol .facts');
  expect([past, current]).toEqual([
    '已结束 一层服务台 余位请到服务台问',
    '正在进行 一层服务台 余位请到服务台问',
  ]);
  expect(workshop).toContain('已满');
  const wanted = service.calls.filter(({ name }) => /docentTours|activityPage/.test(name));
  expect(wanted.map(({ body }) => new URLSearchParams(body).get('day') ?? body).join()).toContain(
    '2026-11-21',
  );
});

test('tours of a later day lead to their booking, those without places do not', async () => {
  const day = '2026-11-22';
  const responses = {
    ...responsesOf(day),
    docentTours: listResponse([tour(day, '10:30', 6), tour(day, '12:30', 0)]),
  };
  const { box } = await openPage(`${address}?day=${day}`, { responses });
  expect(getElement(box, '.programme h2').textContent).toBe('11月22日星期日');
  const rows = [...box.querySelectorAll('[data-kind=tour]')];
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '#/Service/AppointExplain',
    undefined,
  ]);
  expect(rows[0]?.textContent).toContain('余 6 位，共 20 位');
});

test('a closed day says so and has no doors that open', async () => {
  const empty = { docentTours: listResponse([]), activityPage: pageResponse([]) };
  const responses = { ...responsesOf('2026-11-23'), ...empty, admissionSlots: listResponse([]) };
  const { box } = await openPage(`${address}?day=2026-11-23`, { responses });
  const programme = getElement(box, '.programme');
  expect(programme.textContent).toContain('这一天闭馆');
  expect(programme.textContent).toContain('没有讲解和活动');
  expect(box.querySelector('ol')).toBeNull();
  expect(headings(box, 2)).not.toContain('入馆人数');
});

test('day after the next week is shown with the days around it and a way back', async () => {
  const responses = responsesOf('2026-12-25');
  const { box } = await openPage(`${address}?day=2026-12-25`, { responses });
  expect(getElement(box, '.programme h2').textContent).toBe('12月25日星期五');
  const links = [...getElement(box, 'nav').querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href')?.slice(-5))).toEqual([
    ...['12-22', '12-23', '12-24', '12-25', '12-26', '12-27', '12-28'],
    '26-12',
  ]);
  expect(getControl(box, '回到今天').getAttribute('href')).toBe('#/Service/Today');
});

test.each(['2026-11-20', '2027-12-25', 'nonsense', '2026-02-30'])(
  'day %s that is over or too far ahead is today, and the page says so',
  async (day) => {
    const { box } = await openPage(`${address}?day=${day}`, {
      responses: responsesOf('2026-11-21'),
    });
    expect(getElement(box, '.programme h2').textContent).toBe('11月21日星期六');
    expect(getElement(box, '.programme').textContent).toContain('没有所选那一天的安排');
  },
);

test('a later day has its exhibitions, without those that end before it', async () => {
  const ends = (id: string, endDate: string | null) =>
    makeExhibition({ ...{ id, title: id, endDate }, status: 'current' });
  const exhibitionPage = pageResponse([ends('first', '2026-12-23'), ends('last', '2026-12-24')]);
  const { box, service } = await openPage(`${address}?day=2026-12-24`, {
    responses: { ...responsesOf('2026-12-24'), exhibitionPage },
  });
  expect(headings(box, 2)).toContain('这一天的展览');
  expect(textsOf(box, '[aria-labelledby=on-view] li h3')).toEqual(['last']);
  const asked = service.calls.filter(({ name }) => name === 'exhibitionPage');
  expect(asked.map(({ body }) => body).join()).not.toContain('current');
});

test('closures of rooms and changed hours of the day are shown with its programme', async () => {
  const note = (id: string, kinds: string[], title: string) => ({
    ...{ id, kinds, title, day: '2026-11-21', place: '', path: '', isCancelled: false },
    ...{ startAt: null, endAt: null },
  });
  const calendarDates = listResponse([
    note('room', ['hours'], '玉器馆更换展柜灯具'),
    note('talk', ['activity'], '讲座'),
  ]);
  const { box } = await openPage(address, {
    responses: { ...responsesOf('2026-11-21'), calendarDates },
  });
  expect(textsOf(box, '.programme .note')).toEqual(['玉器馆更换展柜灯具']);
});

test('days of the week are links to their programme, today and the calendar included', async () => {
  const { box } = await openPage(address, { responses: responsesOf('2026-11-21') });
  const links = [...getElement(box, 'nav').querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#/Service/Today',
    ...[22, 23, 24, 25, 26, 27].map((day) => `#/Service/Today?day=2026-11-${day}`),
    '#/Service/Calendar',
  ]);
  expect(links[0]?.getAttribute('aria-current')).toBe('true');
});

test('times of entry are quiet, busy or full by their bookings', async () => {
  reportAllVisible();
  const { box } = await openPage(address, { responses: responsesOf('2026-11-21') });
  await vi.waitFor(() => {
    expect(textsOf(box, '[aria-labelledby=busy-times] li span:last-child')).toEqual([
      '较空闲',
      '较拥挤',
      '已满',
    ]);
  });
});

test('tours that do not load leave the activities, and are requested again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const responses = { ...responsesOf('2026-11-21'), docentTours: 502 };
  const { box, service } = await openPage(address, { responses });
  expect(textsOf(box, 'ol .title')).toContain('拓印工作坊');
  service.answer('docentTours', listResponse([tour('2026-11-21', '15:00', 6)]));
  await actAndWait(() => getElement(box, '.programme [role=alert] button').click());
  expect(textsOf(box, 'ol .title')).toContain('中文讲解');
});

test('the page is in English on the English site', async () => {
  const { box } = await openPage(address, {
    responses: responsesOf('2026-11-21'),
    language: 'en',
  });
  expect(getElement(box, 'h1').textContent).toBe('Today at the museum');
  expect(getElement(box, '.programme h2').textContent).toBe('Saturday 21 November');
  expect(textsOf(box, 'ol .title')[1]).toBe('Guided tour in Chinese');
});
