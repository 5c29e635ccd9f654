import { expect, test } from 'vitest';
import { useTestImporter } from '../../testing/test-importer';
import { createIndexCache } from './index-store';

const importer = useTestImporter({ withMuseum: true });

const article = (id: string) => ({
  'entries.json': [
    { id, category: 'News', title_zh: id, published_at: '2026-01-01T09:00:00+08:00' },
  ],
});

test('a search index is loaded again only after its content changed', async () => {
  const findIndex = createIndexCache(importer.db);
  const first = await findIndex('1', 'zh');
  expect(await findIndex('1', 'zh')).toBe(first);
  await importer.import(article('more'));
  const second = await findIndex('1', 'zh');
  expect(second).not.toBe(first);
  expect(second?.ids).toContain('more');
  await importer.import(article('more'));
  expect(await findIndex('1', 'zh')).toBe(second);
});

test('concurrent requests share one loading, and each site has its own index', async () => {
  const findIndex = createIndexCache(importer.db);
  const [one, two, english] = await Promise.all([
    findIndex('1', 'zh'),
    findIndex('1', 'zh'),
    findIndex('2', 'en'),
  ]);
  expect(two).toBe(one);
  expect(english?.language).toBe('en');
});

test('a request after an import never gets the index of before the import', async () => {
  const findIndex = createIndexCache(importer.db);
  for (const id of ['early', 'late', 'latest']) {
    const before = findIndex('1', 'zh');
    await importer.import(article(id));
    const after = await findIndex('1', 'zh');
    expect(after?.ids).toContain(id);
    await before;
  }
});
