import { eq } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  categories,
  dictionaryValues,
  entries,
  entryTags,
  exhibitionObjects,
  exhibits,
} from '../db/schema';
import { createArticle as article } from '../testing/pack-records';
import { createJpeg, fixturePack } from '../testing/fixture-pack';
import { useTestImporter } from '../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });

const rowsOf = (id: string) => importer.db.select().from(entries).where(eq(entries.id, id));

test('importing a pack again leaves all tables and media files unchanged', async () => {
  const before = await importer.readAllRows();
  const files = readdirSync(join(importer.dataDir, 'media'));
  await importer.import(await fixturePack());
  expect(await importer.readAllRows()).toEqual(before);
  expect(readdirSync(join(importer.dataDir, 'media'))).toEqual(files);
});

test('importing an existing id replaces its rows in both languages and its tags only', async () => {
  const before = await importer.readAllRows();
  await importer.import({ 'entries.json': [article('same-a', { title_en: '' })] });
  const rows = await rowsOf('same-a');
  expect(rows.map(({ siteId, title, images }) => [siteId, title, images])).toEqual([
    ['1', '新 same-a', []],
  ]);
  expect(await importer.db.$count(entryTags, eq(entryTags.entryId, 'same-a'))).toBe(0);
  const others = (rowList: unknown[] = []) =>
    rowList.filter((row) => (row as { id: string }).id !== 'same-a');
  const after = await importer.readAllRows();
  expect(others(after.entries)).toEqual(others(before.entries));
  expect(others(after.contentRecords)).toEqual(others(before.contentRecords));
  // The search tables are derived from the others.
  const touched = {
    ...{ entries: [], entryTags: [], searchDocuments: [], searchIndexes: [] },
    ...{ contentRecords: [], contentRecordVersions: [] },
  };
  expect({ ...after, ...touched }).toEqual({ ...before, ...touched });
});

test('an object stays in its exhibitions when it is imported again', async () => {
  const count = () =>
    importer.db.$count(exhibitionObjects, eq(exhibitionObjects.exhibitId, 'cong'));
  const before = await count();
  await importer.import({
    'a.jpg': await createJpeg('#fff'),
    'objects.json': [
      {
        id: 'cong',
        category: 'jade',
        title_zh: '新玉琮',
        period: 'shang',
        holder_zh: '馆',
        image: { file: 'a.jpg' },
      },
    ],
  });
  expect(await count()).toBe(before);
  const rows = await importer.db.select().from(exhibits).where(eq(exhibits.id, 'cong'));
  expect(rows.map(({ siteId, title }) => [siteId, title])).toEqual([['1', '新玉琮']]);
});

test('new categories follow the existing ones, and a pack can reorder its own', async () => {
  const order = async () =>
    (
      await importer.db
        .select({ id: categories.id })
        .from(categories)
        .where(eq(categories.siteId, '1'))
        .orderBy(categories.position)
    ).map(({ id }) => id);
  const category = (id: string) => ({ id, parent: null, name_zh: id });
  await importer.import({ 'categories.json': [category('X'), category('Y')] });
  expect(await order()).toEqual(['News', 'Notice', 'Hidden', 'OnlyChinese', 'Shop', 'X', 'Y']);
  await importer.import({ 'categories.json': [category('Y'), category('X')] });
  expect(await order()).toEqual(['News', 'Notice', 'Hidden', 'OnlyChinese', 'Shop', 'Y', 'X']);
});

test('an object with a period label adds the dictionary value, and an existing label is kept', async () => {
  const record = {
    id: 'tripod',
    category: 'bronze',
    category_zh: '别名',
    title_zh: '鬲',
    title_en: 'Tripod',
    period: 'han',
    period_zh: '汉',
    period_en: 'Han',
    holder_zh: '馆',
    image: { file: 'a.jpg' },
  };
  await importer.import({ 'a.jpg': await createJpeg('#fff'), 'objects.json': [record] });
  const label = async (id: string) =>
    (
      await importer.db
        .select({ label: dictionaryValues.label })
        .from(dictionaryValues)
        .where(eq(dictionaryValues.id, id))
        .orderBy(dictionaryValues.siteId)
    ).map((row) => row.label);
  expect(await label('period/han')).toEqual(['汉', 'Han']);
  expect(await label('material/bronze')).toEqual(['青铜', 'Bronze']);
});

test('the default text alternative of an object’s picture is its title and period', async () => {
  const [row] = await importer.db
    .select()
    .from(exhibits)
    .where(eq(exhibits.id, 'tripod'))
    .orderBy(exhibits.siteId);
  expect(row?.images[0]?.alt).toBe('鬲，汉');
});

test('an entry without a date keeps the date of its first import', async () => {
  const files = async () => ({
    'categories.json': [{ id: 'AncientBooks', parent: null, name_zh: '古籍', name_en: 'Books' }],
    'cover.jpg': await createJpeg('#00f'),
    'ancient-books.json': {
      books: [
        {
          id: 'lunyu',
          title_zh: '论语',
          title_en: 'The Analects',
          author_zh: '孔子弟子',
          period_zh: '春秋',
          excerpt: ['学而时习之', '<b>不亦说乎</b>'],
          cover: 'cover.jpg',
        },
      ],
    },
  });
  const first = new Date('2026-06-01T00:00:00Z');
  await importer.import(await files(), () => first);
  await importer.import(await files(), () => new Date('2026-07-01T00:00:00Z'));
  const [zh, en] = await rowsOf('lunyu');
  expect(zh?.publishedAt).toEqual(first);
  expect(zh?.content).toBe(
    '<p>孔子弟子 · 春秋</p><blockquote><p>学而时习之</p><p>&lt;b&gt;不亦说乎&lt;/b&gt;</p></blockquote>',
  );
  expect(en?.content).toContain('<blockquote lang="zh">');
  expect(en?.images[0]?.alt).toBe('Cover of The Analects');
});

test('music and videos keep their file types, captions, poster and credit', async () => {
  const category = (id: string) => ({ id, parent: null, name_zh: id, name_en: id });
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\n鼎';
  await importer.import({
    'categories.json': [category('Music'), category('Video'), category('FeaturesExh')],
    'audio/tune.mp3': 'ID3 and some music',
    'audio/music.json': [
      {
        id: 'tune',
        title_zh: '曲',
        title_en: 'Tune',
        file: 'audio/tune.mp3',
        duration: 76,
        license: 'CC0',
      },
    ],
    'film.mp4': '\0\0\0\x18ftypisom0000',
    'film.webm': Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(12)]),
    'film.vtt': captions,
    'poster.jpg': await createJpeg('#0f0'),
    'video/video.json': [
      {
        id: 'film',
        title_zh: '片',
        title_en: 'Film',
        mp4: 'film.mp4',
        webm: 'film.webm',
        poster: 'poster.jpg',
        captions: { zh: 'film.vtt' },
      },
    ],
    'images/sites/hall.jpg': await createJpeg('#ff0'),
    'images/sites/sites.json': [
      {
        id: 'hall',
        title_zh: '殿',
        title_en: 'Hall',
        file: 'images/sites/hall.jpg',
        credit: 'A. Photographer',
        license_recorded: 'CC BY 3.0',
        source_url: 'https://commons.example/x?a=1&b=2',
      },
    ],
  });
  const [tune] = await rowsOf('tune');
  expect(tune?.audio).toMatchObject({ duration: 76, credit: 'CC0', tracks: [] });
  expect(tune?.audio?.sources[0]).toMatchObject({ type: 'audio/mpeg' });
  const [film] = await rowsOf('film');
  expect(film?.video?.sources.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
  expect(film?.video?.poster).toBe(film?.images[0]?.src);
  expect(film?.video?.tracks).toMatchObject([{ lang: 'zh', label: '中文' }]);
  const [, hall] = await rowsOf('hall');
  expect(hall?.images[0]?.credit).toBe('A. Photographer · CC BY 3.0');
  // The credit is in the caption; repeated in the text it would become the page's meta description.
  expect(hall?.content).not.toContain('A. Photographer');
  expect(hall?.content).toContain('<a href="https://commons.example/x?a=1&amp;b=2">');
});

test('a pack with more rows than one SQL statement takes is imported completely', async () => {
  const many = Array.from({ length: 1_201 }, (_, index) => article(`many-${index}`));
  await importer.import({ 'entries/many.json': many });
  expect(await importer.db.$count(entries, eq(entries.siteId, '2'))).toBeGreaterThan(1_201);
}, 60_000);
