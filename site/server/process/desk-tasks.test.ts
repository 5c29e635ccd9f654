import { eq } from 'drizzle-orm';
import { mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { auditLog, deskJobs } from '../db/schema';
import { addTestStaff, type TestStaff } from '../testing/test-staff';
import { useTestMuseum } from '../testing/test-museum';
import { createDeskTasks } from './desk-tasks';

const folder = { backups: '' };
const museum = useTestMuseum({
  createTasks: (database, dataDir) => {
    folder.backups = join(dataDir, 'backups');
    return createDeskTasks(database, { dataDir, backupDir: folder.backups });
  },
});
/** Today of the fixture museum. */
const day = '2026-11-21';

async function finished({ rows }: TestStaff, id: string) {
  return vi.waitFor(
    async () => {
      const job = (await rows('deskJobList', {})).find((each) => each.id === id);
      if (job?.finishedAt === undefined) throw new Error('still running');
      return job;
    },
    { timeout: 20_000, interval: 50 },
  );
}

test('a backup that an administrator starts is listed with its size as verified, and found damaged by a later check', async () => {
  const administrator = await addTestStaff(museum, 'keeper', ['administrator']);
  const { record, send } = administrator;
  expect(await record('deskBackupList', {})).toEqual({ isConfigured: true, backups: [] });
  const started = await record('deskBackupStart', {});
  expect(started).toMatchObject({ kind: 'backup', subject: day, startedBy: '馆员 keeper' });
  expect(await finished(administrator, started.id)).not.toHaveProperty('error');
  const { backups } = await record('deskBackupList', {});
  expect(backups).toMatchObject([{ day, verifiedAt: expect.any(String) as string }]);
  expect(backups[0]?.rows).toBeGreaterThan(50);
  expect(backups[0]?.bytes).toBeGreaterThan(10_000);

  const whole = await record('deskBackupCheck', { day });
  expect((await finished(administrator, whole.id)).result?.lines[0]).toContain('rows');
  const tables = join(folder.backups, day, 'tables');
  const [table = ''] = readdirSync(tables).filter((name) => name.startsWith('categories'));
  truncateSync(join(tables, table), 20);
  const check = await record('deskBackupCheck', { day });
  expect((await finished(administrator, check.id)).error).toContain('categories');
  expect((await record('deskBackupList', {})).backups[0]).not.toHaveProperty('verifiedAt');
  expect((await send('deskBackupCheck', { day: '2026-11-20' })).statusCode).toBe(404);
  const actions = await museum.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'backup'));
  expect(actions.map(({ action }) => action).sort()).toEqual([
    ...['deskBackupCheck', 'deskBackupCheck', 'deskBackupStart'],
  ]);
});

test('a second task is a 409 while one runs, and one whose process ended no longer counts', async () => {
  const administrator = await addTestStaff(museum, 'impatient', ['administrator']);
  const [running] = await museum.db
    .insert(deskJobs)
    .values({
      ...{ kind: 'backup' as const, subject: day, startedBy: 'another' },
      ...{ startedAt: new Date(), seenAt: new Date() },
    })
    .returning();
  const id = running?.id ?? '';
  const refused = await administrator.send('deskBackupStart', { siteId: '2' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ msg: string }>().msg).toContain('Another task is running');
  const longAgo = new Date(Date.now() - 61_000);
  await museum.db.update(deskJobs).set({ seenAt: longAgo }).where(eq(deskJobs.id, id));
  const started = await administrator.record('deskBackupStart', {});
  await finished(administrator, started.id);
  expect((await finished(administrator, id)).error).toBe('服务在完成之前停止了');
});

test('a pack in the data folder is checked without writing, then imported, and a broken one names its faults', async () => {
  const administrator = await addTestStaff(museum, 'importer', ['administrator']);
  const { record, rows, send } = administrator;
  const put = (name: string, entry: object) => {
    const pack = join(museum.folder, 'packs', name);
    mkdirSync(pack, { recursive: true });
    writeFileSync(join(pack, 'entries.json'), JSON.stringify([entry]));
  };
  const texts = { title_zh: '新公告', content_zh: '<p>一</p>' };
  const published = { published_at: '2026-11-01T00:00:00+08:00' };
  const entry = { id: 'from-desk', category: 'Notice', ...texts, ...published };
  put('spring', entry);
  put('broken', { ...entry, category: 'Nowhere' });
  symlinkSync('/etc', join(museum.folder, 'packs', 'link'));
  expect(await rows('deskPackList', {})).toEqual([{ name: 'broken' }, { name: 'spring' }]);
  for (const name of ['link', '../packs/spring', '..', 'unknown']) {
    expect((await send('deskPackImport', { name })).statusCode).toBe(404);
  }
  const check = await record('deskPackCheck', { name: 'spring' });
  const checked = await finished(administrator, check.id);
  expect(checked.error).toBeUndefined();
  expect(checked).toMatchObject({
    result: { counts: { new: 1 }, lines: ['new entry from-desk'] },
  });
  const detail = () =>
    museum.send('contentDetail', { categoryCode: 'Notice', contentId: 'from-desk' });
  expect((await detail()).statusCode).toBe(404);
  const started = await record('deskPackImport', { name: 'spring' });
  expect((await finished(administrator, started.id)).result?.counts).toMatchObject({ new: 1 });
  expect((await detail()).statusCode).toBe(200);
  const broken = await record('deskPackImport', { name: 'broken' });
  const failed = await finished(administrator, broken.id);
  expect(failed.error).toContain(
    'entries.json from-desk category: Nowhere is not a known category',
  );
});
