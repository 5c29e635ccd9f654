import { expect, test } from 'vitest';
import { addTestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

/** Today of the fixture museum is Saturday, 21 November 2026. */
const tour = {
  weekdays: ['saturday', 'sunday'] as ('saturday' | 'sunday')[],
  ...{ start: '11:30', end: '12:15', languages: ['en'] as 'en'[], capacity: 8 },
  ...{ placeZh: '水院', placeEn: 'Water court', except: [] },
};
const sunday = { from: '2026-11-22', to: '2026-11-22' };
const timesOn = async (period: object) =>
  (await museum.rows('docentSlots', { siteId: '2', ...period })).map(
    ({ time, language, place, capacity }) => `${time} ${language} ${place} ${capacity}`,
  );

test('a tour that is added, changed, cancelled on a day and removed is seen by visitors at once', async () => {
  const { record, rows } = await addTestStaff(museum, 'planner', ['administrator']);
  const added = await record('deskTourSave', tour);
  expect(await timesOn(sunday)).toContain('11:30 en Water court 8');
  expect(await timesOn({ from: '2026-11-25', to: '2026-11-25' })).not.toContain(
    '11:30 en Water court 8',
  );
  const { id } = added;
  const changed = await record('deskTourSave', { ...tour, id, version: 1, start: '11:45' });
  expect(changed).toMatchObject({ version: 2, updatedBy: '馆员 planner' });
  expect(await timesOn(sunday)).toContain('11:45 en Water court 8');
  await record('deskTourSave', {
    ...{ ...tour, id, version: 2, start: '11:45' },
    ...{ from: '2026-11-22', until: '2026-12-05', except: ['2026-11-28'] },
  });
  const days = (await museum.rows('docentSlots', {})).filter(({ time }) => time === '11:45');
  expect(days.map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-29', '2026-12-05']);
  expect((await rows('deskTourList', {})).map(({ start }) => start)).toEqual([
    ...['09:30', '10:30', '11:45', '13:30', '15:00'],
  ]);
  await record('deskTourRemove', { id, version: 3 });
  expect(await timesOn(sunday)).not.toContain('11:45 en Water court 8');
  const { records } = await (
    await addTestStaff(museum, 'reader', ['administrator'])
  ).page('deskAuditPage', { keyword: id });
  expect(records.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['deskTourSave', 'deskTourRemove']),
  );
});

test('a tour changed again by the same request, whose response was lost, is answered as changed', async () => {
  const { record, send } = await addTestStaff(museum, 'again', ['administrator']);
  const { id } = await record('deskTourSave', { ...tour, start: '16:00', end: '16:30' });
  const change = { ...tour, id, version: 1, start: '16:05', end: '16:30' };
  for (let sent = 0; sent < 3; sent += 1) {
    expect(await record('deskTourSave', change)).toMatchObject({ version: 2 });
  }
  expect((await send('deskTourSave', { ...change, capacity: 9 })).statusCode).toBe(409);
  await record('deskTourRemove', { id, version: 2 });
});

test('a tour added again by the same request, whose response was lost, is answered as added and is there once', async () => {
  const { record, rows, send } = await addTestStaff(museum, 'adder', ['administrator']);
  const more = { ...tour, start: '16:10', end: '16:40' };
  const added = await record('deskTourSave', more);
  const { id, version } = await record('deskTourSave', more);
  expect({ id, version }).toEqual({ id: added.id, version: 1 });
  const starts = (await rows('deskTourList', {})).map(({ start }) => start);
  expect(starts.filter((start) => start === '16:10')).toHaveLength(1);
  expect((await send('deskTourSave', { ...more, capacity: 9 })).statusCode).toBe(400);
  const other = await addTestStaff(museum, 'colleague', ['administrator']);
  expect((await other.send('deskTourSave', more)).statusCode).toBe(400);
  await record('deskTourRemove', { id, version });
});

test('a change from an old version of a tour is a 409 that names who was faster', async () => {
  const { record, send } = await addTestStaff(museum, 'fast', ['administrator']);
  const slow = await addTestStaff(museum, 'slow', ['administrator']);
  const { id } = await record('deskTourSave', { ...tour, start: '12:00', end: '12:30' });
  await record('deskTourSave', { ...tour, id, version: 1, start: '12:05', end: '12:30' });
  const response = await slow.send('deskTourSave', { ...tour, id, version: 1 });
  expect(response.statusCode).toBe(409);
  expect(response.json<{ msg: string }>().msg).toContain('馆员 fast');
  expect(response.json()).toMatchObject({ current: { id, version: 2, start: '12:05' } });
  expect((await slow.send('deskTourRemove', { id, version: 1 })).statusCode).toBe(409);
  expect((await send('deskTourRemove', { id: 'x', version: 1 })).statusCode).toBe(404);
  await record('deskTourRemove', { id, version: 2 });
});

test.each([
  ['end', { end: '11:30' }],
  ['until', { from: '2026-12-01', until: '2026-11-30' }],
  ['start', { start: '10:30', languages: ['zh'] }],
  ['start', { start: '25:00' }],
  ['weekdays', { weekdays: [] }],
  ['languages', { languages: ['de'] }],
  ['capacity', { capacity: 0 }],
  ['placeEn', { placeEn: ' ' }],
  ['from', { from: '2206-12-01' }],
  ['except[0]', { except: ['2026-02-30'] }],
])('a tour with an invalid %s is a 400 and is not stored', async (field, change) => {
  const name = `invalid-${field}-${JSON.stringify(change).length}`.replace(/\W/g, '-');
  const { send, rows } = await addTestStaff(museum, name, ['administrator']);
  const before = await rows('deskTourList', {});
  const response = await send('deskTourSave', { ...tour, ...change } as never);
  expect(response.statusCode, response.body).toBe(400);
  expect(response.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe(field);
  expect(await rows('deskTourList', {})).toEqual(before);
});

test('a booking of a tour that is cancelled stays and is listed for the front desk, until it is cancelled', async () => {
  const { record } = await addTestStaff(museum, 'canceller', ['administrator']);
  const clerk = await addTestStaff(museum, 'clerk', ['frontDesk']);
  const added = await record('deskTourSave', { ...tour, start: '14:05', end: '14:50' });
  const form = { name: '林晚', phone: '13800000041', people: 2, consent: true };
  const slot = { day: '2026-11-22', time: '14:05', language: 'en' };
  const booking = await museum.record('docentBook', { ...slot, ...form });
  const activity = { activityId: 'talk', ...form, phone: '13800000042' };
  await museum.record('activityBook', activity);
  expect(await clerk.rows('deskStrandedBookings', {})).toEqual([]);
  const { id } = added;
  await record('deskTourSave', {
    ...{ ...tour, start: '14:05', end: '14:50', id, version: 1 },
    except: ['2026-11-22'],
  });
  const [stranded, ...others] = await clerk.rows('deskStrandedBookings', {});
  expect(others).toEqual([]);
  expect(stranded).toMatchObject({ id: booking.id, name: '林晚', phone: '13800000041' });
  const phone = form.phone;
  expect(await museum.record('docentCancel', { id: booking.id, phone })).toEqual({ left: 0 });
  expect(await clerk.rows('deskStrandedBookings', {})).toEqual([]);
});
