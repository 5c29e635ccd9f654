import { expect, test } from 'vitest';
import { addTestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

/** Today of the fixture museum is Saturday, 21 November 2026. */
const session = {
  weekdays: ['wednesday', 'thursday'] as ('wednesday' | 'thursday')[],
  ...{ start: '11:15', end: '12:30', capacity: 3, except: [] as string[] },
};
const wednesday = '2026-11-25';
const visit = {
  ...{ siteId: '2', day: wednesday, time: '11:15', name: '林晚', consent: true as const },
  ...{ school: '湖滨小学', stage: 'special' as const, pupils: 12, adults: 2 },
  ...{ programme: 'tour' as const, access: ['quiet' as const], note: '午餐在馆里吃' },
};
const timesOn = async (day: string) =>
  (await museum.rows('classVisitSlots', { from: day, to: day })).map(({ time }) => time);

test('a session that is added, changed, cancelled on a day and removed is seen by teachers at once', async () => {
  const { record, rows } = await addTestStaff(museum, 'planner', ['administrator']);
  const { id } = await record('deskClassSessionSave', session);
  expect(await timesOn(wednesday)).toEqual(['09:30', '11:15', '14:00']);
  const changed = { ...session, id, from: '2026-11-22', until: '2026-12-31' };
  await record('deskClassSessionSave', { ...changed, version: 1, except: [wednesday] });
  expect(await timesOn(wednesday)).toEqual(['09:30', '14:00']);
  expect(await timesOn('2026-11-26')).toContain('11:15');
  expect(await timesOn('2027-01-06')).not.toContain('11:15');
  expect((await rows('deskClassSessionList', {})).map(({ start }) => start)).toEqual([
    ...['09:30', '11:15', '14:00'],
  ]);
  await record('deskClassSessionRemove', { id, version: 2 });
  expect(await timesOn('2026-11-26')).not.toContain('11:15');
  const { records } = await (
    await addTestStaff(museum, 'reader', ['administrator'])
  ).page('deskAuditPage', { keyword: id });
  expect(records.map(({ action, details }) => `${action} ${details}`).sort()).toEqual([
    'deskClassSessionRemove 11:15–12:30 × 3',
    'deskClassSessionSave 11:15–12:30 × 3',
    'deskClassSessionSave 11:15–12:30 × 3',
  ]);
});

test('a session added again by the same request, whose response was lost, is answered as added and is there once', async () => {
  const { record, rows } = await addTestStaff(museum, 'adder', ['administrator']);
  const { id } = await record('deskClassSessionSave', session);
  expect(await record('deskClassSessionSave', session)).toMatchObject({ id, version: 1 });
  const starts = (await rows('deskClassSessionList', {})).map(({ start }) => start);
  expect(starts.filter((start) => start === session.start)).toHaveLength(1);
  await record('deskClassSessionRemove', { id, version: 1 });
});

test('a change from an old version of a session is a 409 that names who was faster', async () => {
  const { record } = await addTestStaff(museum, 'fast', ['administrator']);
  const slow = await addTestStaff(museum, 'slow', ['administrator']);
  const { id } = await record('deskClassSessionSave', { ...session, start: '12:00' });
  await record('deskClassSessionSave', { ...session, id, version: 1, start: '12:05' });
  const response = await slow.send('deskClassSessionSave', { ...session, id, version: 1 });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ current: { id, version: 2, start: '12:05' } });
  // Sent again by the faster one, whose response was lost.
  const change = { ...session, id, version: 1, start: '12:05' };
  expect(await record('deskClassSessionSave', change)).toMatchObject({ version: 2 });
  await record('deskClassSessionRemove', { id, version: 2 });
});

test.each([
  ['end', { end: '11:15' }],
  ['until', { from: '2026-12-01', until: '2026-11-30' }],
  ['start', { start: '09:30' }],
  ['weekdays', { weekdays: [] }],
  ['capacity', { capacity: 0 }],
])('a session with an invalid %s is a 400 and is not stored', async (field, change) => {
  const { send, rows } = await addTestStaff(museum, `invalid-${field}`, ['administrator']);
  const before = await rows('deskClassSessionList', {});
  const response = await send('deskClassSessionSave', { ...session, ...change });
  expect(response.statusCode, response.body).toBe(400);
  expect(response.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe(field);
  expect(await rows('deskClassSessionList', {})).toEqual(before);
});

test('the visit of a class is a new item, found by its school, in the list of its day and in the export', async () => {
  const desk = await addTestStaff(museum, 'front', ['frontDesk']);
  const planner = await addTestStaff(museum, 'other-planner', ['administrator']);
  const { id } = await planner.record('deskClassSessionSave', session);
  const phone = '13512345678';
  const { code } = await museum.record('classVisitBook', { ...visit, phone });
  expect((await desk.record('deskSummary', {})).classVisit).toBe(1);
  const { records } = await desk.page('deskBookingPage', { kind: 'classVisit', keyword: '湖滨' });
  const classVisit = {
    ...{ school: '湖滨小学', stage: 'special', pupils: 12, adults: 2 },
    ...{ programme: 'tour', access: ['quiet'] },
  };
  expect(records).toMatchObject([{ code, name: '林晚', phone, people: 14, classVisit }]);
  expect(await desk.rows('deskDayList', { day: wednesday })).toMatchObject([{ code, classVisit }]);
  const { csv, fileName } = await desk.record('deskExport', {
    ...{ siteId: '2', kind: 'classVisit' as const },
  });
  expect(fileName).toContain('Class visits');
  const [headings = '', line = ''] = csv.split('\r\n');
  expect(headings).toContain('People,School,Stage,Pupils,Adults,Would like to do,Help needed,Note');
  expect(line).toContain(
    '14,湖滨小学,Special school,12,2,A docent’s tour,A quiet place,午餐在馆里吃',
  );
  // Without its session the booking is listed for the front desk.
  await planner.record('deskClassSessionRemove', { id, version: 1 });
  expect(await desk.rows('deskStrandedBookings', {})).toMatchObject([{ code, classVisit }]);
});
