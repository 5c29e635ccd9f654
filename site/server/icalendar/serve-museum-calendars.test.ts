import { expect, test } from 'vitest';
import { calendarFiles, calendarPath } from '../../contract/shared/calendar-files';
import { toTraditional } from '../../traditional/to-traditional';
import { checkCalendar } from '../testing/check-calendar';
import { useTestMuseum } from '../testing/test-museum';
import { addTestStaff } from '../testing/test-staff';

const museum = useTestMuseum();
const get = (url: string, headers = {}) => museum.app.inject({ url, headers });
const eventsOf = async (url: string) => checkCalendar((await get(url)).body);

test.each(calendarFiles)(
  'calendar $path is a valid file in its language and script, the same at each request',
  async ({ path, edition }) => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = checkCalendar(response.body);
    const text = events.map(({ SUMMARY, LOCATION }) => `${SUMMARY} ${LOCATION}`).join();
    if (edition === 'en') expect(text).not.toMatch(/\p{Script=Han}/u);
    if (edition === 'hant') expect(toTraditional(text)).toBe(text);
    const again = await get(path, { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
  },
);

test('calendar of the museum has what those of each kind have', async () => {
  const all = await eventsOf(calendarPath('all', 'zh'));
  const uids = new Set(all.map(({ UID }) => UID));
  for (const { path } of calendarFiles.filter(({ edition }) => edition === 'zh')) {
    for (const { UID } of await eventsOf(path)) expect(uids).toContain(UID);
  }
  expect(all).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        UID: 'activity-talk@yunze-museum',
        DTSTART: '20261128T060000Z',
        SEQUENCE: '0',
      }),
      expect.objectContaining({
        UID: 'exhibition-tomorrow-opens-2026@yunze-museum',
        DTSTART: '20261122',
        SUMMARY: '开展：明日',
      }),
      expect.objectContaining({
        UID: 'exhibition-closing-today-closes-2026@yunze-museum',
        SUMMARY: '最后一天：今日闭幕',
      }),
      expect.objectContaining({ UID: 'tour-20261122-1030-zh@yunze-museum', SUMMARY: '中文讲解' }),
    ]),
  );
});

test('calendar of the traditional edition has the same events, with links to its own pages', async () => {
  const simplified = await eventsOf(calendarPath('all', 'zh'));
  const traditional = await eventsOf(calendarPath('all', 'hant'));
  expect(traditional.map(({ UID }) => UID)).toEqual(simplified.map(({ UID }) => UID));
  expect(traditional).toContainEqual(
    expect.objectContaining({
      UID: 'exhibition-tomorrow-opens-2026@yunze-museum',
      SUMMARY: '開展：明日',
      URL: expect.stringContaining('/hant/#/') as string,
    }),
  );
});

test('a changed activity keeps its UID with a higher SEQUENCE, a withdrawn one is cancelled', async () => {
  const { record } = await addTestStaff(museum, 'planner', ['editor']);
  const find = async () =>
    (await eventsOf(calendarPath('activity', 'zh'))).find(({ UID }) =>
      UID?.startsWith('activity-small-room@'),
    );
  const before = await find();
  const { source, version, draftVersion } = await record('deskRecord', {
    kind: 'activity',
    id: 'small-room',
  });
  const changed = await record('deskRecordSave', {
    ...{ kind: 'activity', id: 'small-room', form: 'activity', version, draftVersion },
    source: { ...source, start_at: '2026-12-05T15:00:00+08:00' },
    isDraft: false,
  });
  expect(before).toMatchObject({ DTSTART: '20261205T060000Z', SEQUENCE: '0' });
  expect(await find()).toMatchObject({ DTSTART: '20261205T070000Z', SEQUENCE: '1' });
  await record('deskRecordWithdraw', {
    ...{ kind: 'activity', id: 'small-room', version: changed.version, isWithdrawn: true },
  });
  expect(await find()).toMatchObject({
    STATUS: 'CANCELLED',
    SEQUENCE: '2',
    SUMMARY: '已取消：活动 small-room',
  });
});

test('a tour that the desk cancels on a day is cancelled in the calendar at once', async () => {
  const { record, rows } = await addTestStaff(museum, 'guide', ['administrator']);
  const [tour] = (await rows('deskTourList', {})).filter(({ start }) => start === '10:30');
  if (!tour) throw new Error('no tour at 10:30');
  const { updatedAt: _, updatedBy: __, ...fields } = tour;
  await record('deskTourSave', { ...fields, except: ['2026-11-25'] });
  const uid = 'tour-20261125-1030-zh@yunze-museum';
  const event = (await eventsOf(calendarPath('tour', 'zh'))).find(({ UID }) => UID === uid);
  expect(event).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: String(tour.version + 1) });
});
