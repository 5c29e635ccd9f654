import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { lostFoundReports } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const fields = {
  kind: 'lost',
  itemName: '折叠伞',
  description: '蓝色，伞柄有一道划痕。\n<script>alert(1)</script>',
  place: '一层水院',
  foundAt: '2026-11-20',
  contact: '13800138000',
};
const report = { ...fields, consent: true };

test('lostAndFound stores the report with its day', async () => {
  const { id } = await museum.record('lostAndFound', report);
  const [row] = await museum.db.select().from(lostFoundReports);
  expect(row).toMatchObject({ ...fields, id, foundOn: '2026-11-20', foundAt: null });
});

test('lostAndFound stores date and time, and the day in the museum’s time zone', async () => {
  const foundAt = '2026-11-20T16:30:00Z';
  const contact = 'lin@example.com';
  const { id } = await museum.record('lostAndFound', {
    ...report,
    kind: 'found',
    foundAt,
    contact,
  });
  const rows = await museum.db.select().from(lostFoundReports);
  expect(rows.find((row) => row.id === id)).toMatchObject({
    foundOn: '2026-11-21',
    foundAt: new Date(foundAt),
    contact,
  });
});

test('eight concurrent copies of a form are one report', async () => {
  const form = { ...report, place: '三层观湖平台', requestId: randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => museum.send('lostAndFound', form)),
  );
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(responses[0]?.statusCode).toBe(200);
  const rows = await museum.db.select().from(lostFoundReports);
  expect(rows.filter(({ place }) => place === form.place).length).toBe(1);
  // Different content with the same request id is an error.
  const other = await museum.send('lostAndFound', { ...form, description: '还有一本书' });
  expect(other.statusCode).toBe(409);
});

test('lostAndFound without fields lists every missing field', async () => {
  const response = await museum.send('lostAndFound', { description: ' ' });
  expect(response.statusCode).toBe(400);
  const { errors } = response.json<{ errors: { field: string; msg: string }[] }>();
  expect(errors).toEqual([
    { field: 'kind', msg: '请选择一项。' },
    { field: 'itemName', msg: '请填写此项。' },
    { field: 'description', msg: '请填写此项。' },
    { field: 'place', msg: '请填写此项。' },
    { field: 'foundAt', msg: '请选择一项。' },
    { field: 'contact', msg: '请填写此项。' },
  ]);
});

test.each([
  ['tomorrow', { foundAt: '2026-11-22' }, 'foundAt 不能晚于 2026-11-21'],
  ['long ago', { foundAt: '2025-11-01' }, 'foundAt 不能早于 2025-11-20'],
  ['another kind', { kind: 'stolen' }, 'kind 应为其中之一：lost, found'],
  ['a landline', { contact: '000-8800 1953' }, 'contact 格式应为 11 位手机号或电子邮箱地址'],
  ['a long name', { itemName: '伞'.repeat(201) }, 'itemName 不能超过 200 个字符'],
  ['a long text', { description: '伞'.repeat(2_001) }, 'description 不能超过 2000 个字符'],
])(
  'lostAndFound with %s is rejected with 400 that names the field',
  async (_, change, expected) => {
    const response = await museum.send('lostAndFound', { ...report, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ msg: string }>().msg).toBe(`请求错误：${expected}`);
  },
);
