import { expect, test } from 'vitest';
import { useTestImporter } from '../../testing/test-importer';
import { createIndexStore } from './index-store';

const importer = useTestImporter({ withMuseum: true });

const article = (id: string) => ({
  'entries.json': [
    { id, category: 'News', title_zh: id, published_at: '2026-01-01T09:00:00+08:00' },
  ],
});

test('an index is read once, and again only when the content has changed', async () => {
  const findIndex = createIndexStore(importer.db);
  const first = await findIndex('1', 'zh');
  expect(await findIndex('1', 'zh')).toBe(first);
  await importer.import(article('more'));
  const second = await findIndex('1', 'zh');
  expect(second).not.toBe(first);
  expect(second?.ids).toContain('more');
  await importer.import(article('more'));
  expect(await findIndex('1', 'zh')).toBe(second);
});

test('those who ask at once get one reading, and each site has its own', async () => {
  const findIndex = createIndexStore(importer.db);
  const [one, two, english] = await Promise.all([
    findIndex('1', 'zh'),
    findIndex('1', 'zh'),
    findIndex('2', 'en'),
  ]);
  expect(two).toBe(one);
  expect(english?.language).toBe('en');
});

test('whoever asks after an import never gets what was there before it', async () => {
  const findIndex = createIndexStore(importer.db);
  for (const id of ['early', 'late', 'latest']) {
    const before = findIndex('1', 'zh');
    await importer.import(article(id));
    const after = await findIndex('1', 'zh');
    expect(after?.ids).toContain(id);
    await before;
  }
});
