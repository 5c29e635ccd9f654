import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { exhibitions, exhibits } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const stops = (stop?: string, siteId = '1') =>
  museum.rows('audioStops', { siteId, ...(stop !== undefined && { stop }) });

const audioText = ['先看口沿，再看腹部。', '最后看足。'];

beforeAll(async () => {
  const { db } = museum;
  await db
    .update(exhibitions)
    .set({ rooms: ['L1-bronze-hall', 'L2-jade-hall'], audioStop: '100', audioText })
    .where(eq(exhibitions.id, 'base'));
  await db.update(exhibits).set({ audioStop: '102', audioText }).where(eq(exhibits.id, 'ding'));
  await db.update(exhibits).set({ audioStop: '101', audioText }).where(eq(exhibits.id, 'cong'));
});

test('stops on view are listed by number, introductions among them, without their texts', async () => {
  const listed = await stops();
  expect(listed.map(({ stop }) => stop)).toEqual(['100', '101', '102']);
  expect(listed[0]).toMatchObject({
    isIntroduction: true,
    path: '/Exhibition/BaseExhibition/base',
  });
  expect(listed[2]).toMatchObject({
    isIntroduction: false,
    path: '/Collection/ExcellentCollection/ding',
    room: 'L1-bronze-hall',
    hall: '青铜馆',
  });
  expect(listed[2]?.seconds).toBeGreaterThan(2);
  expect(listed.some(({ text }) => text)).toBe(false);
});

test('one stop has its text', async () => {
  expect(await stops('102')).toMatchObject([{ stop: '102', text: audioText }]);
});

test('hall of a stop is named in the language of the site', async () => {
  expect(await stops('102', '2')).toMatchObject([{ hall: 'Bronze Hall' }]);
});

test('unknown number has no rows', async () => {
  expect(await stops('999')).toEqual([]);
  expect(await stops('<b>')).toEqual([]);
});

test('object names its stop', async () => {
  expect(await museum.rows('exhibitDetail', { siteId: '1', id: 'ding' })).toMatchObject([
    { audioStop: '102' },
  ]);
  const [base] = await museum.rows('visitHalls', { siteId: '1', day: '2026-11-22' });
  expect(base?.objects).toMatchObject([{ audioStop: '102' }, { audioStop: '101' }]);
});

test('stop without a text in the language of the site, or of an object that is not on view, is none', async () => {
  await museum.db.update(exhibits).set({ audioText: [] }).where(eq(exhibits.id, 'cong'));
  expect((await stops()).map(({ stop }) => stop)).toEqual(['100', '102']);
  await museum.db.update(exhibitions).set({ rooms: [] }).where(eq(exhibitions.id, 'base'));
  expect(await stops()).toEqual([]);
});
