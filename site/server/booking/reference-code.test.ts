import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { referenceCodeAlphabet } from '../../contract/shared/reference-code';
import { lostFoundReports } from '../db/schema';
import { useTestMuseum } from '../testing/test-museum';
import { createReferenceCode, hasIdOrCode, insertWithCode } from './reference-code';

const museum = useTestMuseum();

const report = {
  kind: 'lost',
  itemName: '伞',
  description: '蓝色',
  place: '前厅',
  foundOn: '2026-11-20',
  contact: '13800138000',
  createdAt: new Date('2026-11-20T10:00:00+08:00'),
} as const;

const insert = (code: string, requestId?: string) =>
  museum.db
    .insert(lostFoundReports)
    .values({ ...report, code, requestId })
    .onConflictDoNothing()
    .returning({ code: lostFoundReports.code });

beforeEach(async () => {
  await museum.db.delete(lostFoundReports);
});

test('reference codes have six characters of the alphabet', () => {
  const codes = Array.from({ length: 500 }, createReferenceCode);
  const form = new RegExp(`^[${referenceCodeAlphabet}]{6}$`);
  expect(codes.filter((code) => !form.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(490);
});

test('submission whose code is taken is stored under another code', async () => {
  await insert('K7M4XQ');
  const createCode = vi.fn().mockReturnValueOnce('K7M4XQ').mockReturnValue('N3PRT6');
  const row = await insertWithCode(museum.db, lostFoundReports, insert, createCode);
  expect(row).toEqual({ code: 'N3PRT6' });
  expect(createCode).toHaveBeenCalledTimes(2);
});

test('submission with a repeated request id is not stored again under another code', async () => {
  const requestId = '0f0e7a52-5d3b-4f6a-9a43-9f0c6b1d2e10';
  await insert('K7M4XQ', requestId);
  const createCode = vi.fn(() => 'N3PRT6');
  const again = (code: string) => insert(code, requestId);
  expect(await insertWithCode(museum.db, lostFoundReports, again, createCode)).toBeUndefined();
  expect(createCode).toHaveBeenCalledOnce();
  expect(await museum.db.$count(lostFoundReports)).toBe(1);
});

test('service gives up when it finds no free code', async () => {
  await insert('K7M4XQ');
  const inserted = insertWithCode(museum.db, lostFoundReports, insert, () => 'K7M4XQ');
  await expect(inserted).rejects.toThrow('No free reference code');
});

test.each(['K7M4XQ', 'k 7 m 4 x q'])(
  'submission is found by its code typed as %s',
  async (typed) => {
    await insert('K7M4XQ');
    expect(await museum.db.$count(lostFoundReports, hasIdOrCode(lostFoundReports, typed))).toBe(1);
  },
);

test('submission is found by its id', async () => {
  await insert('K7M4XQ');
  const [row] = await museum.db
    .select()
    .from(lostFoundReports)
    .where(eq(lostFoundReports.code, 'K7M4XQ'));
  expect(
    await museum.db.$count(lostFoundReports, hasIdOrCode(lostFoundReports, row?.id ?? '')),
  ).toBe(1);
});
