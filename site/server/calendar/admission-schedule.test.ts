import { expect, test } from 'vitest';
import { listAdmissions, type AdmissionRule } from './admission-schedule';

const opening = [
  { hours: { opens: '9:00', lastEntry: '16:30', closes: '17:00' }, text: '' },
  { weekdays: ['monday'] as const, text: '' },
];
const always: AdmissionRule = {
  from: null,
  until: null,
  slotMinutes: 60,
  capacity: 300,
  required: false,
};
const holiday: AdmissionRule = {
  from: '2026-10-01',
  until: '2026-10-07',
  slotMinutes: 30,
  capacity: 200,
  required: true,
};
const times = (day: string, rules: readonly AdmissionRule[]) =>
  listAdmissions(day, opening, rules).map(({ time }) => time);

test('times of entry run from opening until last entry, the last one shorter', () => {
  const slots = listAdmissions('2026-11-21', opening, [always]);
  expect(slots.map(({ time }) => time)).toEqual([
    ...['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
  ]);
  expect(slots.at(-1)).toEqual({
    day: '2026-11-21',
    time: '16:00',
    startAt: new Date('2026-11-21T16:00:00+08:00'),
    endAt: new Date('2026-11-21T16:30:00+08:00'),
    capacity: 300,
    required: false,
  });
});

test('a period with a setting of its own has its length, places and requirement', () => {
  const slots = listAdmissions('2026-10-04', opening, [always, holiday]);
  expect(slots).toHaveLength(15);
  expect(slots[1]).toMatchObject({ time: '09:30', capacity: 200, required: true });
  expect(times('2026-10-08', [always, holiday])).toHaveLength(8);
});

test('a closed day and a day without a setting have no times of entry', () => {
  expect(times('2026-11-23', [always])).toEqual([]);
  expect(times('2026-11-21', [holiday])).toEqual([]);
});
