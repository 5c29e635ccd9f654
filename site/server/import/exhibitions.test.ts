import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exhibitions } from '../db/schema';
import { createJpeg } from '../testing/fixture-pack';
import { useTestImporter } from '../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });

const lanterns = {
  id: 'lanterns',
  kind: 'temporary',
  title_zh: '灯市',
  title_en: 'Lanterns',
  start_date: '2027-01-30',
  end_date: '2027-03-07',
  images: [{ file: 'a.jpg', alt_zh: '图', alt_en: 'Picture' }],
};

async function importAndReadDates(today: string, record: object) {
  const files = { 'exhibitions.json': [record], 'a.jpg': await createJpeg('#fff') };
  await importer.import(files, () => new Date(`${today}T12:00:00+08:00`));
  const rows = await importer.db.select().from(exhibitions).where(eq(exhibitions.id, 'lanterns'));
  return rows.map(({ startDate, endDate }) => [startDate, endDate]);
}

test('a yearly exhibition is imported with its current or next dates', async () => {
  const yearly = { ...lanterns, yearly: true };
  expect(await importAndReadDates('2027-02-10', yearly)).toEqual(
    Array(2).fill(['2027-01-30', '2027-03-07']),
  );
  expect(await importAndReadDates('2029-05-01', yearly)).toEqual(
    Array(2).fill(['2030-01-30', '2030-03-07']),
  );
});

test('an exhibition that is not yearly keeps its dates', async () => {
  expect(await importAndReadDates('2029-05-01', lanterns)).toEqual(
    Array(2).fill(['2027-01-30', '2027-03-07']),
  );
});

test('a yearly exhibition without an end date is rejected', async () => {
  const endless = { ...lanterns, yearly: true, end_date: null };
  expect(await importer.importErrors({ 'exhibitions.json': [endless] })).toContain(
    'exhibitions.json lanterns end_date: is missing: it returns each year',
  );
});
