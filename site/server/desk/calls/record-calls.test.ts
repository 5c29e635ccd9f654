import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sites } from '../../../contract/shared/sites';
import { auditLog, contentPreviews, contentRecords } from '../../db/schema';
import { publishDueRecords } from '../../import/publish-due';
import { contentOf, edit, errorsOf, notice } from '../../testing/desk-records';
import { fixtureToday } from '../../testing/fixture-pack';
import { writeSiteBuild } from '../../testing/site-build';
import { addTestStaff, type TestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
let he: TestStaff;
let lin: TestStaff;
beforeAll(async () => {
  writeSiteBuild(museum.folder);
  he = await addTestStaff(museum, 'he', ['editor']);
  lin = await addTestStaff(museum, 'lin', ['editor']);
}, 60_000);

const pageOf = async (path: string) => museum.app.inject({ method: 'GET', url: path });

test('a new record is in list, detail, search, sitemap and crawlable page at once', async () => {
  await he.record('deskRecordSave', edit('lanterns', notice('lanterns', { title_zh: '灯会告示' })));
  const list = await museum.page('contentPage', { siteId: sites.zh.id, categoryCode: 'Notice' });
  expect(list.records.map(({ id }) => id)).toContain('lanterns');
  expect(await contentOf(museum, 'lanterns')).toMatchObject([{ title: '灯会告示' }]);
  const found = await museum.page('fullSearch', { siteId: sites.zh.id, keyword: '灯会' });
  expect(found.records.map(({ id }) => id)).toContain('lanterns');
  expect((await pageOf('/sitemap.xml')).body).toContain('/News/Notice/lanterns');
  expect((await pageOf('/rss/news.xml')).body).toContain('灯会告示');
  const page = await pageOf('/p/zh/News/Notice/lanterns');
  expect([page.statusCode, page.body.includes('灯会告示')]).toEqual([200, true]);
});

test('an invalid record names each field in the language of the desk and writes nothing', async () => {
  const source = notice('broken', {
    category: 'Nowhere',
    title_zh: '',
    link_url: 'javascript:x()',
  });
  const zh = await he.send('deskRecordSave', edit('broken', source));
  expect(zh.statusCode).toBe(400);
  expect(errorsOf(zh)).toEqual([{ field: 'title_zh', msg: '请填写此项。' }]);
  const second = notice('broken', { category: 'Nowhere', link_url: 'javascript:x()' });
  const en = await he.send('deskRecordSave', { ...edit('broken', second), siteId: sites.en.id });
  expect(errorsOf(en)).toEqual([
    { field: 'link_url', msg: 'The link begins with javascript:, which is not allowed.' },
    { field: 'category', msg: 'Nowhere is not a known category.' },
  ]);
  expect(await museum.db.$count(contentRecords, eq(contentRecords.id, 'broken'))).toBe(0);
});

test('rich text with a script is refused by the rules of the importer', async () => {
  const source = notice('hostile', { content_zh: '<p onclick="x()">a</p><script>x()</script>' });
  const response = await he.send('deskRecordSave', edit('hostile', source));
  expect(errorsOf(response)).toContainEqual({ field: 'content_zh', msg: '不允许 <script>。' });
});

test('of two editors of one version the second gets a 409 that names the first, and loses nothing', async () => {
  const saved = await he.record('deskRecordSave', edit('shared', notice('shared')));
  const mine = edit('shared', notice('shared', { title_zh: '何' }), { version: saved.version });
  await he.record('deskRecordSave', mine);
  const theirs = edit('shared', notice('shared', { title_zh: '林' }), { version: saved.version });
  const refused = await lin.send('deskRecordSave', theirs);
  expect([refused.statusCode, refused.json<{ msg: string }>().msg]).toEqual([
    409,
    expect.stringContaining('he'),
  ]);
  expect(refused.json<object>()).toMatchObject({
    current: { version: saved.version + 1, updatedBy: 'he', source: { title_zh: '何' } },
  });
  expect(await contentOf(museum, 'shared')).toMatchObject([{ title: '何' }]);
  const again = await lin.send('deskRecordSave', edit('shared', notice('shared')));
  expect(errorsOf(again)).toMatchObject([{ field: 'id' }]);
});

test('a save sent again after a lost response is answered as saved, and another of that version is a 409', async () => {
  const created = edit('twice', notice('twice'));
  await he.record('deskRecordSave', created);
  const { version } = await he.record('deskRecordSave', created);
  expect(version).toBe(1);
  const draft = edit('twice', notice('twice', { title_zh: '稿' }), { version, isDraft: true });
  await he.record('deskRecordSave', draft);
  expect(await he.record('deskRecordSave', draft)).toMatchObject({ version, draftVersion: 1 });
  const published = { ...draft, isDraft: false, draftVersion: 1 };
  await he.record('deskRecordSave', published);
  expect(await he.record('deskRecordSave', published)).toMatchObject({
    ...{ version: 2, draftVersion: 0, source: { title_zh: '稿' } },
  });
  expect((await lin.send('deskRecordSave', published)).statusCode).toBe(409);
  const other = edit('twice', notice('twice', { title_zh: '另' }), { version, draftVersion: 1 });
  expect((await he.send('deskRecordSave', other)).statusCode).toBe(409);
});

test('a discard and a withdrawal sent again after a lost response are answered as done', async () => {
  const { version } = await he.record('deskRecordSave', edit('gone', notice('gone')));
  const key = { kind: 'entry' as const, id: 'gone', version };
  const changed = notice('gone', { title_zh: '改' });
  await he.record('deskRecordSave', edit('gone', changed, { version, isDraft: true }));
  for (let sent = 0; sent < 2; sent += 1) {
    await he.record('deskRecordDiscard', { ...key, draftVersion: 1 });
  }
  for (let sent = 0; sent < 2; sent += 1) {
    const withdrawn = await he.record('deskRecordWithdraw', { ...key, isWithdrawn: true });
    expect(withdrawn).toMatchObject({ version: version + 1, state: 'withdrawn' });
  }
});

test('a draft is seen by no visitor, and is published with its version', async () => {
  const draft = await he.record(
    'deskRecordSave',
    edit('quiet', notice('quiet'), { isDraft: true }),
  );
  expect(draft).toMatchObject({ state: 'draft', version: 0, draftVersion: 1, isShown: false });
  expect((await contentOf(museum, 'quiet')).length).toBe(0);
  const rows = await he.page('deskRecordPage', { kind: 'entry', state: 'draft' });
  expect(rows.records.map(({ id }) => id)).toContain('quiet');
  const published = await he.record(
    'deskRecordSave',
    edit('quiet', notice('quiet'), { draftVersion: 1 }),
  );
  expect(published).toMatchObject({ state: 'public', version: 1, draftVersion: 0, isShown: true });
});

test('a draft is discarded without a trace on the published record', async () => {
  const { version } = await he.record('deskRecordSave', edit('plain', notice('plain')));
  const changed = notice('plain', { title_zh: '改' });
  const draft = await he.record(
    'deskRecordSave',
    edit('plain', changed, { version, isDraft: true }),
  );
  const key = { kind: 'entry' as const, id: 'plain', version };
  const stale = await lin.send('deskRecordDiscard', { ...key, draftVersion: 0 });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { current: { draftVersion: 1, source: { title_zh: '改' } } },
  ]);
  await he.record('deskRecordDiscard', { ...key, draftVersion: draft.draftVersion });
  const after = await he.record('deskRecord', { kind: 'entry', id: 'plain' });
  expect(after).toMatchObject({ draftVersion: 0, source: { title_zh: '告示 plain' } });
});

test('a record for tomorrow noon is hidden today and shown everywhere then', async () => {
  const noon = '2026-11-22T12:00:00+08:00';
  const tag = { id: 'noon', name_zh: '正午', published_at: noon };
  const save = { ...edit('noon', tag), kind: 'tag' as const, form: 'tag' };
  expect(await he.record('deskRecordSave', save)).toMatchObject({ state: 'scheduled' });
  await he.record('deskRecordSave', edit('at-noon', notice('at-noon', { published_at: noon })));
  expect((await contentOf(museum, 'at-noon')).length).toBe(0);
  expect((await pageOf('/p/zh/News/Notice/at-noon')).statusCode).toBe(404);
  expect((await pageOf('/sitemap.xml')).body).not.toContain('at-noon');
  const now = new Date(noon);
  await publishDueRecords(museum.db, { dataDir: museum.folder, now });
  const isNoon = eq(contentRecords.id, 'noon');
  const [row] = await museum.db.select().from(contentRecords).where(isNoon);
  expect(row?.isShown).toBe(true);
});

test('a withdrawn object is gone from page, call and search at once, and returns as it was', async () => {
  const category = { kind: 'category' as const, form: 'category' };
  for (const [id, parent] of [
    ['Collection', null],
    ['ExcellentCollection', 'Collection'],
  ] as const) {
    await he.record('deskRecordSave', { ...edit(id, { id, parent, name_zh: id }), ...category });
  }
  const key = { kind: 'exhibit' as const, id: 'bowl' };
  const { version } = await he.record('deskRecord', key);
  const gone = await he.record('deskRecordWithdraw', { ...key, version, isWithdrawn: true });
  expect(gone).toMatchObject({ state: 'withdrawn', isShown: false });
  const detail = () => museum.send('exhibitDetail', { siteId: sites.zh.id, id: 'bowl' });
  expect((await detail()).statusCode).toBe(404);
  expect((await pageOf('/p/zh/Collection/ExcellentCollection/bowl')).statusCode).toBe(410);
  const stale = await lin.send('deskRecordWithdraw', { ...key, version, isWithdrawn: false });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { current: { version: gone.version, state: 'withdrawn' } },
  ]);
  await he.record('deskRecordWithdraw', { ...key, version: gone.version, isWithdrawn: false });
  expect((await detail()).statusCode).toBe(200);
});

test('versions tell who changed which fields, and a former one is read for a return', async () => {
  const first = await he.record('deskRecordSave', edit('history', notice('history')));
  const changed = notice('history', { title_zh: '新题', summary_zh: '摘要' });
  await lin.record('deskRecordSave', edit('history', changed, { version: first.version }));
  const key = { kind: 'entry' as const, id: 'history' };
  const versions = await he.rows('deskRecordVersions', key);
  expect(versions.map(({ version, updatedBy }) => [version, updatedBy])).toEqual([
    [2, 'lin'],
    [1, 'he'],
  ]);
  expect(versions[0]?.changes.toSorted()).toEqual(['summary_zh', 'title_zh']);
  const former = await he.record('deskRecordVersion', { ...key, version: 1 });
  expect(former.source).toMatchObject({ title_zh: '告示 history' });
  expect((await he.send('deskRecordVersion', { ...key, version: 9 })).statusCode).toBe(404);
});

test('a preview is the real page, which visitors do not see and nothing stores', async () => {
  const source = notice('secret', {
    title_zh: '尚未公布',
    published_at: '2027-01-01T00:00:00+08:00',
  });
  const key = { kind: 'entry' as const, id: 'secret', form: 'entry' };
  const { pages } = await he.record('deskRecordPreview', { ...key, source });
  const { zh, en } = pages ?? { zh: '', en: '' };
  const page = await pageOf(zh);
  expect([page.statusCode, page.body.includes('尚未公布')]).toEqual([200, true]);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect((await pageOf(en)).body).toContain('Notice secret');
  expect((await pageOf('/p/zh/News/Notice/secret')).statusCode).toBe(404);
  expect(await museum.db.$count(contentRecords, eq(contentRecords.id, 'secret'))).toBe(0);
  expect((await pageOf(`${zh.slice(0, -4)}AAAA`)).statusCode).toBe(404);
  await museum.db.update(contentPreviews).set({ expiresAt: fixtureToday });
  expect((await pageOf(zh)).statusCode).toBe(404);
});

test('issues are missing translations and alternative texts, and links to nothing', async () => {
  const content_zh =
    '<p><a href="#/News/Notice/never-was">旧</a> <a href="#/News/Notice">新</a></p>';
  const source = notice('gaps', { title_en: '', summary_zh: '摘要', content_zh });
  await he.record('deskRecordSave', edit('gaps', source));
  const { records, counts } = await he.page('deskRecordIssues', { pageSize: 100 });
  const own = records.filter(({ id }) => id === 'gaps');
  expect(own.map(({ issue, field, link }) => [issue, field, link])).toEqual([
    ['translation', 'title_en', undefined],
    ['translation', 'summary_en', undefined],
    ['translation', 'content_en', undefined],
    ['link', 'content_zh', '#/News/Notice/never-was'],
  ]);
  expect(counts.link).toBeGreaterThan(0);
  const filtered = await he.page('deskRecordPage', { kind: 'entry', issue: 'link' });
  expect(filtered.records.map(({ id }) => id)).toContain('gaps');
});

test('the list finds by words of both languages, category and state', async () => {
  const find = async (more: object) =>
    (await he.page('deskRecordPage', { kind: 'entry', ...more })).records.map(({ id }) => id);
  await he.record(
    'deskRecordSave',
    edit('find-me', notice('find-me', { title_en: 'Paper 100%_cut' })),
  );
  expect(await find({ keyword: '100%_c' })).toEqual(['find-me']);
  expect(await find({ keyword: '告示 find' })).toEqual(['find-me']);
  expect(await find({ keyword: 'find-me', category: 'News' })).toEqual([]);
  expect(await find({ keyword: 'find-me', state: 'withdrawn' })).toEqual([]);
});

test('every write is in the audit log under its author', async () => {
  const before = await museum.db.$count(auditLog);
  const key = { kind: 'entry' as const, id: 'logged' };
  const draft = await he.record(
    'deskRecordSave',
    edit('logged', notice('logged'), { isDraft: true }),
  );
  await he.record('deskRecordSave', edit('logged', notice('logged'), { draftVersion: 1 }));
  await he.record('deskRecordWithdraw', { ...key, version: 1, isWithdrawn: true });
  expect(draft.draftVersion).toBe(1);
  const rows = await museum.db.select().from(auditLog).where(eq(auditLog.subjectId, 'logged'));
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'deskRecordDraft',
    'deskRecordPublish',
    'deskRecordWithdraw',
  ]);
  expect(await museum.db.$count(auditLog)).toBe(before + 3);
});
