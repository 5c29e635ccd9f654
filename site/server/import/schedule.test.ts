import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activities, categories, contentRecords, entries, exhibits, tags } from '../db/schema';
import { createJpeg } from '../testing/fixture-pack';
import { createArticle as article } from '../testing/pack-records';
import { useTestImporter } from '../testing/test-importer';
import { publishDueRecords } from './publish-due';

const importer = useTestImporter({ withMuseum: true });

const at = (text: string) => new Date(`2026-11-${text}+08:00`);
const publish = (now: Date) => publishDueRecords(importer.db, { dataDir: importer.dataDir, now });
const has = async (table: typeof entries | typeof exhibits | typeof tags, id: string) =>
  (await importer.db.$count(table, eq(table.id, id))) > 0;

const vase = async (more: object) => ({
  'vase.jpg': await createJpeg('#0aa'),
  'objects.json': [
    {
      ...{ id: 'vase', category: 'jade', title_zh: '瓶', period: 'shang', holder_zh: '馆' },
      ...{ image: { file: 'vase.jpg' }, ...more },
    },
  ],
});

test('a withdrawn record leaves its table, and returns when it is imported without the mark', async () => {
  await importer.import(await vase({}));
  expect(await importer.import(await vase({ withdrawn: true }))).toMatchObject([
    { new: 0, changed: 0, withdrawn: 1 },
  ]);
  expect(await has(exhibits, 'vase')).toBe(false);
  await importer.import(await vase({}));
  expect(await has(exhibits, 'vase')).toBe(true);
});

test('a record with an id and the mark alone is withdrawn and shown again with its pictures', async () => {
  const [before] = await importer.db.select().from(exhibits).where(eq(exhibits.id, 'cong'));
  await importer.import({ 'objects.json': [{ id: 'cong', withdrawn: true }] });
  expect(await has(exhibits, 'cong')).toBe(false);
  await importer.import({ 'objects.json': [{ id: 'cong', withdrawn: false }] });
  const [after] = await importer.db.select().from(exhibits).where(eq(exhibits.id, 'cong'));
  expect(after).toEqual(before);
});

test('withdrawing an unknown record is an error that names it', async () => {
  expect(
    await importer.importErrors({ 'tags.json': [{ id: 'nowhere', withdrawn: true }] }),
  ).toEqual(['tags.json nowhere withdrawn: nowhere is not a known record']);
});

test('an end that is not after its begin, and a moment without an offset, are errors', async () => {
  const record = (id: string, more: object) => ({ id, name_zh: id, ...more });
  const day = '2026-12-01T00:00:00+08:00';
  expect(
    await importer.importErrors({
      'tags.json': [
        record('backwards', { published_at: day, unpublished_at: day }),
        record('local', { published_at: '2026-12-01T00:00:00' }),
        record('never', { unpublished_at: '2026-02-30T00:00:00+08:00' }),
      ],
    }),
  ).toEqual([
    'tags.json backwards unpublished_at: is not after published_at',
    'tags.json local published_at: must have the format date-time',
    'tags.json never unpublished_at: must have the format date-time',
  ]);
});

test('a record of any kind is shown and hidden at its moments, once', async () => {
  const tag = {
    ...{ id: 'autumn', name_zh: '秋', published_at: at('22T09:00:00').toISOString() },
    unpublished_at: at('23T09:00:00').toISOString(),
  };
  await importer.import({ 'tags.json': [tag] });
  expect(await has(tags, 'autumn')).toBe(false);
  expect(await publish(at('22T08:59:59'))).toBe(0);
  expect(await publish(at('22T09:00:00'))).toBe(1);
  expect(await has(tags, 'autumn')).toBe(true);
  expect(await publish(at('22T09:00:00'))).toBe(0);
  expect(await publish(at('23T09:00:00'))).toBe(1);
  expect(await has(tags, 'autumn')).toBe(false);
});

test('of two publishers at the same moment one shows the record', async () => {
  await importer.import(await vase({ published_at: at('24T09:00:00').toISOString() }));
  const counts = await Promise.all([publish(at('24T09:00:01')), publish(at('24T09:00:01'))]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await has(exhibits, 'vase')).toBe(true);
});

test('an entry with a date in the future is in its table and hidden after its end', async () => {
  const day = { published_at: '2026-12-01T09:00:00+08:00' };
  const end = { unpublished_at: '2026-12-02T09:00:00+08:00' };
  await importer.import({ 'entries.json': [article('brief', { ...day, ...end })] });
  expect(await has(entries, 'brief')).toBe(true);
  expect(await publish(new Date('2026-12-02T09:00:00+08:00'))).toBe(1);
  expect(await has(entries, 'brief')).toBe(false);
});

test('an entry is hidden with the category above its own, and returns with it', async () => {
  await importer.import({ 'categories.json': [{ id: 'News', withdrawn: true }] });
  for (const id of ['older', 'newest']) expect(await has(entries, id)).toBe(false);
  expect(await importer.db.$count(categories, eq(categories.id, 'Notice'))).toBe(0);
  await importer.import({ 'categories.json': [{ id: 'News', withdrawn: false }] });
  for (const id of ['older', 'newest']) expect(await has(entries, id)).toBe(true);
});

test('a yearly exhibition gets its next dates on the day after its last one', async () => {
  const image = { file: 'a.jpg', alt_zh: '甲', alt_en: 'A' };
  await importer.import({
    'a.jpg': await createJpeg('#ddd'),
    'exhibitions.json': [
      {
        ...{ id: 'spring', kind: 'temporary', title_zh: '春展', images: [image] },
        ...{ start_date: '2026-03-01', end_date: '2026-11-30', yearly: true },
      },
    ],
  });
  const isSpring = and(eq(contentRecords.kind, 'exhibition'), eq(contentRecords.id, 'spring'));
  const next = async () =>
    (await importer.db.select().from(contentRecords).where(isSpring))[0]?.nextChangeAt;
  expect(await next()).toEqual(new Date('2026-12-01T00:00:00+08:00'));
  await publish(new Date('2026-12-01T00:00:00+08:00'));
  expect(await next()).toEqual(new Date('2027-12-01T00:00:00+08:00'));
});

test('a withdrawn activity leaves its table', async () => {
  await importer.import({ 'activities.json': [{ id: 'talk', withdrawn: true }] });
  expect(await importer.db.$count(activities, eq(activities.id, 'talk'))).toBe(0);
});
