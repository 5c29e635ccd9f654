import { expect, test, vi } from 'vitest';
import { createOpenPage, retryAll, textsOf } from '../../testing/open-page';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Service/Calendar';

const hours = { opens: '09:00', lastEntry: '16:30', closes: '17:00' };
const weekdays = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const site = {
  ...{ id: '1', siteCode: 'museum-zh', website: '/' },
  opening: [{ weekdays, hours, text: '周二至周日开放' }],
};
const date = (id: string, day: string, more: object = {}) => ({
  ...{ id, day, kinds: ['activity'], title: id, place: '', isCancelled: false },
  ...{ startAt: `${day}T14:00:00+08:00`, endAt: `${day}T15:00:00+08:00` },
  path: `/Service/Activities/${id}`,
  ...more,
});
const tour = (id: string, day: string) =>
  date(id, day, { kinds: ['tour'], title: '中文讲解', path: '/Service/AppointExplain' });
const dates = [
  date('拓印', '2026-11-28'),
  date('慢看', '2026-11-28', { kinds: ['tour', 'activity'] }),
  tour('a', '2026-11-28'),
  tour('b', '2026-11-28'),
  date('音乐', '2026-11-27', { isCancelled: true, path: '' }),
  date('开展：茶与歌', '2026-11-29', { kinds: ['exhibition'], startAt: null, endAt: null }),
];
const responses = { siteDetail: listResponse([site]), calendarDates: listResponse(dates) };
const cellOf = (box: ParentNode, day: number) =>
  [...box.querySelectorAll('td')].find(
    (cell) => cell.querySelector('.number')?.textContent === String(day),
  ) as HTMLElement;

// The clock of the test page is at a Saturday noon, 21 November 2026.
test('present month is a table of weeks whose days lead to their programme', async () => {
  const { box, service } = await openPage(address, { responses });
  const table = getElement(box, 'table');
  expect(document.getElementById(table.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    '2026年11月',
  );
  expect(textsOf(table, 'thead th')).toEqual([
    '周一',
    '周二',
    '周三',
    '周四',
    '周五',
    '周六',
    '周日',
  ]);
  expect(table.querySelectorAll('tbody tr')).toHaveLength(6);
  const link = getElement(cellOf(box, 28), 'a.number');
  expect(link.getAttribute('href')).toBe('#/Service/Today?day=2026-11-28');
  expect(link.getAttribute('aria-label')).toBe('11月28日星期六的安排');
  expect(cellOf(box, 21).getAttribute('aria-current')).toBe('date');
  expect(cellOf(box, 20).querySelector('a')).toBeNull();
  expect(cellOf(box, 23).textContent).toContain('闭馆');
  const body = service.calls.find(({ name }) => name === 'calendarDates')?.body ?? '';
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
  });
});

test('docents’ tours of a day are one line until they are asked for', async () => {
  const { box } = await openPage(address, { responses });
  expect(textsOf(cellOf(box, 28), 'li')).toEqual([
    '活动 14:00拓印',
    '讲解与导览 14:00慢看',
    '讲解 2 场',
  ]);
  const { box: tours } = await openPage(`${address}?kind=tour`, { responses });
  expect(textsOf(cellOf(tours, 28), 'li')).toHaveLength(3);
  expect(cellOf(tours, 29).querySelector('li')).toBeNull();
});

test('cancelled date says so and leads nowhere', async () => {
  const { box } = await openPage(address, { responses });
  const cell = cellOf(box, 27);
  expect(getElement(cell, 'li').textContent).toContain('已取消');
  expect(cell.querySelector('li a')).toBeNull();
});

test('list of days has the coming days with something on', async () => {
  const { box } = await openPage(`${address}?kind=activity`, { responses });
  expect(textsOf(box, 'ol > li > h3')).toEqual(['11月27日星期五', '11月28日星期六']);
});

test('months are links that keep the kind, the present one has a short address', async () => {
  const { box } = await openPage(`${address}?month=2026-12&kind=tour`, { responses });
  const hrefs = [...getElement(box, 'nav').querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '#/Service/Calendar?kind=tour',
    '#/Service/Calendar?month=2027-01&kind=tour',
    '#/Service/Calendar?kind=tour',
  ]);
  expect(getElement(box, 'h2').textContent).toBe('2026年12月');
});

test('calendar to subscribe to is that of the chosen kind and language', async () => {
  const { box } = await openPage(`${address}?kind=exhibition`, { responses, language: 'en' });
  expect(getControl(box, 'Subscribe to the calendar').getAttribute('href')).toMatch(
    /^webcal:\/\/.+\/calendar\/exhibitions-en\.ics$/,
  );
});

test('month without dates says so, and one after eight weeks why', async () => {
  const empty = { ...responses, calendarDates: listResponse([]) };
  const { box } = await openPage(`${address}?month=2027-03`, { responses: empty });
  const notes = textsOf(box, '.note');
  expect(notes[0]).toBe('这个月没有这一类安排。');
  expect(notes[1]).toContain('1月16日');
});

test('dates that do not load leave the month, and are requested again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { box, service } = await openPage(address, {
    responses: { ...responses, calendarDates: 502 },
  });
  expect(box.querySelectorAll('td')).toHaveLength(42);
  service.answer('calendarDates', listResponse(dates));
  await retryAll(box);
  expect(cellOf(box, 28).textContent).toContain('拓印');
});
