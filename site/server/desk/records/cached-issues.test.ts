import { expect, test } from 'vitest';
import { contentRecords } from '../../db/schema';
import { edit, notice } from '../../testing/desk-records';
import { addTestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';
import { createIssueReader } from './cached-issues';

const museum = useTestMuseum();

test('gaps of unchanged content are read once for all requests, and again after a record was published', async () => {
  const { record } = await addTestStaff(museum, 'careful', ['editor']);
  const read = createIssueReader(museum.db);
  const [first, concurrent] = await Promise.all([read(), read()]);
  expect(await read()).toBe(first);
  expect(concurrent).toEqual(first);
  await record('deskRecordSave', edit('gap', notice('gap', { title_en: '' })));
  const issues = await read();
  expect(issues.filter(({ id }) => id === 'gap')).toMatchObject([
    { issue: 'translation', field: 'title_en' },
  ]);
});

test('gaps are found in more records than are read at once', async () => {
  const count = 450;
  await museum.db.insert(contentRecords).values(
    Array.from({ length: count }, (_, index) => {
      const id = `many-${index}`;
      return {
        ...{ kind: 'entry' as const, id, form: 'entry', files: [], hash: id, version: 1, rank: 0 },
        source: { id, category: 'Notice', title_zh: `告示 ${index}` },
        ...{ updatedAt: new Date(), updatedBy: 'import', isShown: true },
      };
    }),
  );
  const issues = await createIssueReader(museum.db)();
  expect(issues.filter(({ id }) => id.startsWith('many-')).length).toBe(count);
});
