import { eq } from 'drizzle-orm';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { auditLog, deskJobs } from '../db/schema';
import { createZip } from '../testing/zip-file';
import { addTestStaff, sendDesk, type TestStaff } from '../testing/test-staff';
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
  expect((await finished(administrator, whole.id)).result?.lines[0]).toContain('条记录');
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
    result: { counts: { new: 1 }, lines: ['新增文章 from-desk'] },
  });
  const detail = () =>
    museum.send('contentDetail', { categoryCode: 'Notice', contentId: 'from-desk' });
  expect((await detail()).statusCode).toBe(404);
  const started = await record('deskPackImport', { name: 'spring' });
  expect((await finished(administrator, started.id)).result?.counts).toMatchObject({ new: 1 });
  expect((await detail()).statusCode).toBe(200);
  const broken = await record('deskPackImport', { name: 'broken' });
  const failed = await finished(administrator, broken.id);
  expect(failed.error).toContain('entries.json from-desk category: 没有栏目 Nowhere');
});

/** Sends a zip file in parts of 100 bytes; resolves to the last response. */
async function uploadPack(headers: TestStaff['headers'], name: string, zip: Buffer, siteId = '1') {
  const upload = crypto.randomUUID();
  let response;
  for (let offset = 0; offset < zip.length; offset += 100) {
    const part = { siteId, upload, name, offset, total: zip.length };
    const content = zip.subarray(offset, offset + 100);
    response = await sendDesk(museum, 'deskPackUpload', part, headers, content);
    if (response.statusCode !== 200) break;
  }
  if (!response) throw new Error('nothing was sent');
  return response;
}

const uploadsLeft = () => readdirSync(join(museum.folder, 'packs', '.uploads'));

test('a zip file that is uploaded in parts is a pack, which is imported and removed again', async () => {
  const administrator = await addTestStaff(museum, 'uploader', ['administrator']);
  const { record, rows, send, headers } = administrator;
  const texts = { title_zh: '上传的公告', content_zh: '<p>一</p>' };
  const published = { published_at: '2026-11-01T00:00:00+08:00' };
  const entry = { id: 'from-zip', category: 'Notice', ...texts, ...published };
  const zip = createZip([{ name: 'pack/entries.json', content: JSON.stringify([entry]) }]);
  const sent = await uploadPack(headers, '春展', zip);
  expect(sent.json()).toMatchObject({ data: { isComplete: true } });
  expect(uploadsLeft()).toEqual([]);
  expect(await rows('deskPackList', {})).toContainEqual({ name: '春展' });
  const again = await uploadPack(headers, '春展', zip);
  expect([again.statusCode, again.json()]).toMatchObject([409, { errors: [{ field: 'name' }] }]);
  const started = await record('deskPackImport', { name: '春展' });
  expect((await finished(administrator, started.id)).result?.counts).toMatchObject({ new: 1 });
  expect(await record('deskPackRemove', { name: '春展' })).toBeNull();
  expect(await rows('deskPackList', {})).not.toContainEqual({ name: '春展' });
  const input = { categoryCode: 'Notice', contentId: 'from-zip' };
  expect((await museum.send('contentDetail', input)).statusCode).toBe(200);
  for (const name of ['春展', '..', '.uploads', '../packs/spring']) {
    expect((await send('deskPackRemove', { name })).statusCode).toBe(404);
  }
});

test('an upload that is refused, out of order or under another folder’s name leaves nothing', async () => {
  const { headers } = await addTestStaff(museum, 'careless', ['administrator']);
  const hostile = createZip([{ name: '../outside.json', content: '[]' }]);
  const refused = await uploadPack(headers, 'hostile', hostile, '2');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { errors: [{ field: 'file', msg: '../outside.json leads out of the pack.' }] },
  ]);
  const part = { upload: crypto.randomUUID(), name: 'late', offset: 50, total: 90 };
  const late = await sendDesk(museum, 'deskPackUpload', part, headers, Buffer.alloc(40));
  expect(late.statusCode).toBe(400);
  const large = { ...part, offset: 0, total: 300 * 1024 * 1024 };
  const tooLarge = await sendDesk(museum, 'deskPackUpload', large, headers, Buffer.alloc(40));
  expect(tooLarge.json()).toMatchObject({ errors: [{ msg: '压缩包大于 256 MB。' }] });
  for (const name of ['../up', '.hidden', 'a/b', '']) {
    const outside = { ...part, offset: 0, name };
    const sent = await sendDesk(museum, 'deskPackUpload', outside, headers, Buffer.alloc(40));
    expect(sent.statusCode, name).toBe(400);
  }
  expect(uploadsLeft()).toEqual([]);
  expect(existsSync(join(museum.folder, 'packs', 'hostile'))).toBe(false);
});

test('a half upload that was left is removed at the next one', async () => {
  const { headers } = await addTestStaff(museum, 'absent', ['administrator']);
  const zip = createZip([{ name: 'entries.json', content: '[]' }]);
  const part = { upload: crypto.randomUUID(), name: 'half', offset: 0, total: zip.length };
  const half = await sendDesk(museum, 'deskPackUpload', part, headers, zip.subarray(0, 20));
  expect(half.json()).toMatchObject({ data: { isComplete: false } });
  const [left = ''] = uploadsLeft();
  const longAgo = new Date(Date.now() - 11 * 60_000);
  utimesSync(join(museum.folder, 'packs', '.uploads', left), longAgo, longAgo);
  expect((await uploadPack(headers, 'whole', zip)).statusCode).toBe(200);
  expect(uploadsLeft()).toEqual([]);
});
