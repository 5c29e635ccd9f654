import { expect, test } from 'vitest';
import { addTestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const holiday = {
  slotMinutes: '30' as const,
  capacity: 5,
  required: 'yes' as const,
  from: '2026-11-28',
  until: '2026-11-29',
};
const slotsOf = async (day: string) => museum.rows('admissionSlots', { from: day, to: day });

test('a setting of timed entry is added, changed and removed, and visitors see it at once', async () => {
  const { record, rows, page } = await addTestStaff(museum, 'planner', ['administrator']);
  const { id } = await record('deskAdmissionSave', holiday);
  expect((await slotsOf('2026-11-28'))[1]).toMatchObject({
    time: '09:30',
    capacity: 5,
    required: true,
  });
  expect((await slotsOf('2026-12-01'))[1]).toMatchObject({ time: '10:00', capacity: 300 });
  const changed = { ...holiday, id, version: 1, capacity: 8, required: 'no' as const };
  expect(await record('deskAdmissionSave', changed)).toMatchObject({
    version: 2,
    updatedBy: '馆员 planner',
  });
  expect((await slotsOf('2026-11-28'))[1]).toMatchObject({ capacity: 8, required: false });
  expect((await rows('deskAdmissionList', {})).map(({ from }) => from)).toEqual([
    undefined,
    '2026-11-28',
  ]);
  await record('deskAdmissionRemove', { id, version: 2 });
  expect((await slotsOf('2026-11-28'))[1]).toMatchObject({ time: '10:00', capacity: 300 });
  const { records } = await page('deskAuditPage', { keyword: id });
  expect(records.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['deskAdmissionSave', 'deskAdmissionRemove']),
  );
});

test('bookings at a time of entry that is no longer offered are listed for the front desk', async () => {
  const planner = await addTestStaff(museum, 'mover', ['administrator']);
  const { id } = await planner.record('deskAdmissionSave', holiday);
  const { code } = await museum.record('admissionBook', {
    ...{ day: '2026-11-28', time: '09:30', people: 2, name: '林晚', phone: '13500000001' },
    consent: true,
  });
  expect(await planner.rows('deskStrandedBookings', {})).toEqual([]);
  await planner.record('deskAdmissionRemove', { id, version: 1 });
  expect(await planner.rows('deskStrandedBookings', {})).toMatchObject([
    { code, kind: 'admission', title: '' },
  ]);
  const list = await planner.rows('deskDayList', { day: '2026-11-28', kind: 'admission' });
  expect(list.map((each) => each.code)).toEqual([code]);
});

test('a change from an old version of a setting is a 409 with the present one', async () => {
  const fast = await addTestStaff(museum, 'fast', ['administrator']);
  const slow = await addTestStaff(museum, 'slow', ['administrator']);
  const { id } = await fast.record('deskAdmissionSave', holiday);
  await fast.record('deskAdmissionSave', { ...holiday, id, version: 1, capacity: 9 });
  const response = await slow.send('deskAdmissionSave', { ...holiday, id, version: 1 });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ current: { id, version: 2, capacity: 9 } });
  expect((await slow.send('deskAdmissionRemove', { id, version: 1 })).statusCode).toBe(409);
  // Sent again by the faster one, whose response was lost.
  const change = { ...holiday, id, version: 1, capacity: 9 };
  const { version } = await fast.record('deskAdmissionSave', change);
  expect((await slow.send('deskAdmissionSave', change)).statusCode).toBe(409);
  await fast.record('deskAdmissionRemove', { id, version });
});

test.each([
  ['a last day before the first', { until: '2026-11-27' }],
  ['no places', { capacity: 0 }],
  ['a length that is not offered', { slotMinutes: '7' }],
])('a setting with %s is rejected', async (reason, change) => {
  const name = `wrong-${reason.length}`;
  const { send } = await addTestStaff(museum, name, ['administrator']);
  expect((await send('deskAdmissionSave', { ...holiday, ...change } as never)).statusCode).toBe(
    400,
  );
});

test('a setting added again by the same request, whose response was lost, is answered as added and is there once', async () => {
  const { record, rows } = await addTestStaff(museum, 'adder', ['administrator']);
  const { id } = await record('deskAdmissionSave', holiday);
  expect(await record('deskAdmissionSave', holiday)).toMatchObject({ id, version: 1 });
  const days = (await rows('deskAdmissionList', {})).map(({ from }) => from);
  expect(days.filter((from) => from === holiday.from)).toHaveLength(1);
  await record('deskAdmissionRemove', { id, version: 1 });
});

test('two settings cannot begin on the same day', async () => {
  const { send } = await addTestStaff(museum, 'twice', ['administrator']);
  const { from, ...always } = holiday;
  expect(from).toBeDefined();
  expect((await send('deskAdmissionSave', always)).statusCode).toBe(400);
});
