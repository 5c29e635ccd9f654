import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { volunteers } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const fields = {
  name: '林晚',
  phone: '13800138000',
  email: 'lin@example.com',
  birthYear: 1990,
  languages: ['zh', 'csl'],
  skills: ['wayfinding', 'signing'],
  availability: ['weekend-morning'],
  motivation: '想陪第一次来的人走一圈。',
};
const application = { ...fields, consent: true };

async function errorOf(name: 'volunteerApply' | 'volunteerWithdraw', input: object) {
  const response = await museum.send(name, { siteId: '2', ...input });
  return { status: response.statusCode, msg: response.json<{ msg: string }>().msg };
}

test('volunteerApply stores all fields', async () => {
  const { id } = await museum.record('volunteerApply', application);
  const [row] = await museum.db.select().from(volunteers);
  expect(row).toMatchObject({ ...fields, id, withdrawnAt: null });
});

test('phone number applies once, and again after withdrawing', async () => {
  const form = { ...application, phone: '13800138001' };
  const { id } = await museum.record('volunteerApply', form);
  const again = await errorOf('volunteerApply', { ...form, name: 'Somebody else' });
  expect(again).toEqual({
    status: 409,
    msg: 'An application with this phone number is there already',
  });
  const stranger = await errorOf('volunteerWithdraw', { id, phone: '13800138002' });
  expect(stranger.status).toBe(404);
  expect(await museum.record('volunteerWithdraw', { id, phone: form.phone })).toBeNull();
  expect((await errorOf('volunteerWithdraw', { id, phone: form.phone })).status).toBe(409);
  expect((await museum.record('volunteerApply', form)).id).not.toBe(id);
});

test('withdrawing erases everything that the application tells about the applicant', async () => {
  const form = { ...application, phone: '13800138007' };
  const { id } = await museum.record('volunteerApply', form);
  await museum.record('volunteerWithdraw', { id, phone: form.phone });
  const [row] = await museum.db.select().from(volunteers).where(eq(volunteers.id, id));
  expect(row).toMatchObject({ name: null, phone: null, email: null, birthYear: null });
  expect(row).toMatchObject({ motivation: '', languages: [], skills: [], availability: [] });
});

test('eight concurrent applications of one phone number succeed once', async () => {
  const form = { ...application, phone: '13800138003' };
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => museum.send('volunteerApply', form)),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
});

test('repeated application form returns the same application', async () => {
  const form = { ...application, phone: '13800138004', email: undefined, requestId: randomUUID() };
  const first = await museum.record('volunteerApply', form);
  expect(await museum.record('volunteerApply', form)).toEqual(first);
  const other = await errorOf('volunteerApply', { ...form, phone: '13800138005' });
  expect(other).toEqual({ status: 409, msg: 'This request id was used for another form' });
  const rows = await museum.db.select().from(volunteers);
  expect(rows.filter(({ phone }) => phone === form.phone)).toMatchObject([{ email: null }]);
});

test.each([
  ['an applicant below the minimum age', { birthYear: 2009 }, 'birthYear must be at most 2008'],
  ['missing consent', { consent: false }, 'consent must be agreed to'],
  ['no availability', { availability: [] }, 'availability needs at least 1'],
  ['a language twice', { languages: ['zh', 'zh'] }, 'languages must not hold anything twice'],
  [
    'a motivation that is too long',
    { motivation: 'x'.repeat(2_001) },
    'motivation must have at most 2000',
  ],
])(
  'volunteerApply with %s is rejected with 400 that names the field',
  async (_, change, expected) => {
    const { status, msg } = await errorOf('volunteerApply', { ...application, ...change });
    expect(status).toBe(400);
    expect(msg).toContain(expected);
  },
);
