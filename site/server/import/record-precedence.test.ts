import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entries, exhibits } from '../db/schema';
import { createArticle as article } from '../testing/pack-records';
import { createJpeg } from '../testing/fixture-pack';
import { useTestImporter } from '../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });

const rowsOf = (id: string) => importer.db.select().from(entries).where(eq(entries.id, id));

test('a catalogue record does not replace a full entry of the same id', async () => {
  const book = {
    id: 'shared-book',
    title_zh: '论语',
    title_en: 'The Analects',
    excerpt: ['子曰'],
    cover: 'cover.jpg',
  };
  const catalogue = { 'cover.jpg': await createJpeg('#eee'), 'ancient-books.json': [book] };
  await importer.import({
    'categories.json': [{ id: 'AncientBooks', parent: null, name_zh: '古籍', name_en: 'Books' }],
  });
  const own = article('shared-book', { category: 'AncientBooks', content_zh: '<p>馆内解说</p>' });
  await importer.import({ 'entries.json': [own] });
  await importer.import(catalogue);
  const contents = (await rowsOf('shared-book')).map(({ content }) => content);
  expect(contents).toContain('<p>馆内解说</p>');
  await importer.import({
    ...catalogue,
    'ancient-books.json': [{ ...book, id: 'catalogue-book' }],
  });
  await importer.import({
    ...catalogue,
    'ancient-books.json': [{ ...book, id: 'catalogue-book', title_zh: '论语注' }],
  });
  expect((await rowsOf('catalogue-book')).map(({ title }) => title)).toContain('论语注');
});

/** Ids of the objects in the order of the collection. */
async function collection(): Promise<string[]> {
  const rows = await importer.db
    .select({ id: exhibits.id })
    .from(exhibits)
    .where(eq(exhibits.siteId, '1'))
    .orderBy(exhibits.position);
  return rows.map(({ id }) => id);
}

const object = (id: string, more: object = {}) => ({
  id,
  category: 'bronze',
  title_zh: id,
  title_en: id,
  period: 'shang',
  holder_zh: '馆',
  holder_en: 'Museum',
  image: { file: 'b.jpg' },
  ...more,
});

test('collection alternates between materials and keeps the order of the pack within each', async () => {
  const picture = { 'b.jpg': await createJpeg('#ccc') };
  const jade = { category: 'jade' };
  const objects = [
    object('b1'),
    object('b2'),
    object('b3'),
    object('j1', jade),
    object('j2', jade),
  ];
  await importer.import({ ...picture, 'objects.json': objects });
  const alternating = ['b1', 'j1', 'b2', 'j2', 'b3'];
  expect((await collection()).filter((id) => alternating.includes(id))).toEqual(alternating);

  await importer.import({ ...picture, 'objects.json': [...objects, object('j3', jade)] });
  const ids = [...alternating, 'j3'];
  expect((await collection()).filter((id) => ids.includes(id))).toEqual([
    'b1',
    'j1',
    'b2',
    'j2',
    'b3',
    'j3',
  ]);
});

test('real objects precede invented ones in either order of import', async () => {
  const files = { 'b.jpg': await createJpeg('#ccc') };
  const renderingNote = { note_zh: '图为渲染图像', note_en: 'A rendering' };
  await importer.import({ ...files, 'objects.json': [object('invented', renderingNote)] });
  await importer.import({
    ...files,
    'objects.json': [object('real', { source_url: 'https://museum.example/1', ...renderingNote })],
  });
  const ids = await collection();
  expect(ids.indexOf('real')).toBeLessThan(ids.indexOf('invented'));
  expect(ids.at(-1)).toBe('invented');
});
