import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchDocuments, searchIndexes } from '../../db/schema';
import { createArticle as article } from '../../testing/pack-records';
import { createJpeg } from '../../testing/fixture-pack';
import { useTestImporter } from '../../testing/test-importer';
import { rebuildSearchIndex } from './rebuild-search';

const importer = useTestImporter({ withMuseum: true });

/** The documents, and the labels of the areas that have documents. */
async function readIndex() {
  const rows = await importer.db
    .select()
    .from(searchDocuments)
    .orderBy(searchDocuments.siteId, searchDocuments.kind, searchDocuments.id);
  const indexes = await importer.db.select().from(searchIndexes).orderBy(searchIndexes.siteId);
  const labels = indexes.map(({ areaLabels, periodLabels }) => ({ areaLabels, periodLabels }));
  return { rows, labels };
}

const tag = (id: string, name: string) => ({ id, name_zh: name, name_en: name });
const picture = { file: 'a.jpg', alt_zh: '甲', alt_en: 'A' };

test.each([
  ['a new entry', { 'entries.json': [article('fresh')] }],
  ['a renamed tag', { 'tags.json': [tag('vessels', '酒器新名')] }],
  ['a withdrawn tag', { 'tags.json': [{ id: 'families', withdrawn: true }] }],
  [
    'a renamed period',
    {
      'dictionaries.json': [
        { id: 'period/shang', dictCode: 'period', dictValue: 'shang', label_zh: '殷商' },
      ],
    },
  ],
  ['a renamed category', { 'categories.json': [{ id: 'News', parent: null, name_zh: '新闻' }] }],
  [
    'a category moved below another',
    {
      'categories.json': [{ id: 'Notice', parent: 'Hidden', name_zh: '公告', name_en: 'Notices' }],
    },
  ],
  ['a withdrawn object', { 'objects.json': [{ id: 'ding', withdrawn: true }] }],
  [
    'an exhibition that drops its tagged objects',
    {
      'exhibitions.json': [
        {
          ...{ id: 'base', kind: 'base', title_zh: '常设', start_date: '2019-09-28' },
          ...{ images: [picture], objects: [{ id: 'bowl', tags: ['vessels'] }] },
        },
      ],
    },
  ],
])('%s leaves the search documents that a rebuild makes', async (_, files) => {
  const before = await readIndex();
  await importer.import({ 'a.jpg': await createJpeg('#fff'), ...files });
  const updated = await readIndex();
  expect(updated).not.toEqual(before);
  await importer.db.transaction(rebuildSearchIndex);
  const rebuilt = await readIndex();
  expect(updated.rows).toEqual(rebuilt.rows);
  expect(updated.labels).toMatchObject(rebuilt.labels);
});

test('a new entry leaves the documents of other records untouched', async () => {
  const [object] = await importer.db
    .update(searchDocuments)
    .set({ facts: 'as before' })
    .where(eq(searchDocuments.id, 'bowl'))
    .returning();
  await importer.import({ 'entries.json': [article('latest-news')] });
  const rows = await importer.db
    .select()
    .from(searchDocuments)
    .where(eq(searchDocuments.id, 'bowl'));
  expect(rows).toContainEqual(object);
});
