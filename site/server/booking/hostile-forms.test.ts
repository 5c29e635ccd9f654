import { expect, test } from 'vitest';
import { callSchemas } from '../../contract/schemas';
import { endpoints } from '../../contract/shared/endpoints';
import type { FieldRule } from '../../contract/shared/form-rule';
import { classVisitRules } from '../../contract/shared/class-visit-rules';
import { formRules } from '../../contract/shared/form-rules';
import { bookings, lostFoundReports, places, volunteers } from '../db/schema';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

const allRules = { ...formRules, ...classVisitRules };
type FormName = keyof typeof allRules;
const names = Object.keys(allRules) as FormName[];

let senders = 0;
/** Sends a raw body, each time from another address to avoid rate limits. */
async function send(name: FormName, payload: string, type = 'application/json') {
  senders += 1;
  const remoteAddress = `10.${Math.floor(senders / 62_500)}.${Math.floor(senders / 250) % 250}.${senders % 250}`;
  const { method, path: url } = endpoints[name];
  const headers = { 'content-type': type };
  const response = await museum.app.inject({ method, url, remoteAddress, headers, payload });
  const body = response.json<{ success: boolean; code: number; data: unknown }>();
  return { status: response.statusCode, body };
}

async function countRows() {
  const tables = [bookings, places, volunteers, lostFoundReports];
  return Promise.all(tables.map((table) => museum.db.$count(table)));
}

async function expectRefused(name: FormName, payload: string, statuses: readonly number[]) {
  const { status, body } = await send(name, payload);
  expect(statuses, payload.slice(0, 200)).toContain(status);
  expect(body).toMatchObject({ success: false, code: status, data: null });
}

const nestedArrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** JSON values that are invalid for every form field. */
const invalidValues = [
  'null',
  '[]',
  '{}',
  '-1',
  '1e400',
  '0.5',
  '9007199254740993',
  '"\\u0000"',
  '"a\\u0000b"',
  '""',
  '"   "',
  '[["zh"]]',
  '["zh", null]',
  '{"toString": "x"}',
  '{"$ne": ""}',
  nestedArrays(1_000),
  nestedArrays(100_000),
  JSON.stringify('x'.repeat(3_000)),
  JSON.stringify('😀'.repeat(3_000)),
];

test.each(names)(
  'every field of the form %s rejects invalid values',
  async (name) => {
    const before = await countRows();
    const { example, form: rules } = callSchemas[name];
    for (const [field, rule] of Object.entries<FieldRule>(rules)) {
      const others = Object.entries(example).filter(([other]) => other !== field);
      const rest = JSON.stringify(Object.fromEntries(others)).slice(1);
      for (const value of invalidValues) {
        await expectRefused(name, `{${JSON.stringify(field)}:${value},${rest}`, [400]);
      }
      if (rule.required) {
        await expectRefused(name, JSON.stringify(Object.fromEntries(others)), [400]);
      }
    }
    expect(await countRows()).toEqual(before);
  },
  60_000,
);

test.each(names)('the form %s rejects malformed bodies', async (name) => {
  const before = await countRows();
  for (const body of [
    '',
    '{',
    '[]',
    '"x"',
    '5',
    'null',
    '{"__proto__":{"phone":"1"}}',
    nestedArrays(200_000),
  ]) {
    await expectRefused(name, body, [400]);
  }
  await expectRefused(name, JSON.stringify({ name: 'x'.repeat(10_000_000) }), [413]);
  expect((await send(name, 'phone=13800138000', 'text/plain')).status).toBe(415);
  expect(await countRows()).toEqual(before);
});

const fragments = ["' or '1'='1", "'; drop table bookings; --", '../../etc/passwd', '%00'];

test('forms with unknown ids are rejected with 404', async () => {
  const before = await countRows();
  for (const id of fragments) {
    const withdrawal = JSON.stringify({ id, phone: '13800138000' });
    for (const name of ['activityCancel', 'docentCancel', 'volunteerWithdraw'] as const) {
      await expectRefused(name, withdrawal, [404]);
    }
    const booking = { activityId: id, name: 'x', phone: '13800138000', consent: true };
    await expectRefused('activityBook', JSON.stringify(booking), [404]);
  }
  expect(await countRows()).toEqual(before);
});

test.each([
  ['ESC', 'Lin\u001b[31m'],
  ['a bell', 'Lin\u0007'],
  ['a right-to-left override', 'Lin\u202eniL'],
  ['a left-to-right isolate', '\u2066Lin'],
  ['a direction mark', 'Lin\u200f'],
  ['a lone surrogate', 'Lin\ud800'],
])('every form rejects a text with %s', async (_name, value) => {
  const before = await countRows();
  for (const [name, field] of [
    ['activityBook', 'name'],
    ['docentBook', 'name'],
    ['docentBook', 'note'],
    ['classVisitBook', 'school'],
    ['classVisitBook', 'note'],
    ['volunteerApply', 'name'],
    ['volunteerApply', 'motivation'],
    ['lostAndFound', 'itemName'],
    ['lostAndFound', 'description'],
  ] as const) {
    await expectRefused(
      name,
      JSON.stringify({ ...callSchemas[name].example, [field]: value }),
      [400],
    );
  }
  expect(await countRows()).toEqual(before);
});

test('a form rejects line breaks in a name and accepts them in a message', async () => {
  const application = { ...callSchemas.volunteerApply.example, phone: '13800138099' };
  const apply = (change: object) =>
    send('volunteerApply', JSON.stringify({ ...application, ...change }));
  expect((await apply({ name: 'Lin\nWan' })).status).toBe(400);
  expect((await apply({ motivation: 'One.\n\tTwo.' })).status).toBe(200);
});

test('text fields accept and store any printable text unchanged', async () => {
  for (const [index, itemName] of fragments.entries()) {
    const report = { ...callSchemas.lostAndFound.example, itemName, place: 'x\u200b' };
    expect((await send('lostAndFound', JSON.stringify(report))).status).toBe(200);
    const phone = `1380013800${index}`;
    const booking = { activityId: 'talk', name: itemName, phone, consent: true };
    expect((await send('activityBook', JSON.stringify(booking))).status).toBe(200);
  }
  const rows = await museum.db.select().from(lostFoundReports);
  expect(rows.map((row) => row.itemName)).toEqual(expect.arrayContaining(fragments));
});

test.each(['from', 'to', 'kind', 'id', 'pageNum', 'siteId'])(
  'no value of the query parameter %s causes a server error',
  async (field) => {
    for (const name of [
      'activityPage',
      'activityDetail',
      'docentSlots',
      'classVisitSlots',
    ] as const) {
      const { path } = endpoints[name];
      for (const value of [...fragments, '%ff', '', '9'.repeat(400), '-1', 'x&kind=film']) {
        const url = `${path}?${field}=${encodeURI(value)}&${field}=2`;
        const response = await museum.app.inject({ method: 'GET', url });
        expect(response.statusCode, url).toBeLessThan(500);
        const one = await museum.app.inject({ method: 'GET', url: `${path}?${field}=${value}` });
        expect(one.statusCode, url).toBeLessThan(500);
      }
    }
  },
);
