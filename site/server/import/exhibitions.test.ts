import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exhibitions } from '../db/schema';
import { picture } from '../testing/small-pack';
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

async function daysOn(today: string, record: object) {
  const files = { 'exhibitions.json': [record], 'a.jpg': await picture('#fff') };
  await importer.import(files, () => new Date(`${today}T12:00:00+08:00`));
  const rows = await importer.db.select().from(exhibitions).where(eq(exhibitions.id, 'lanterns'));
  return rows.map(({ startDate, endDate }) => [startDate, endDate]);
}

test('an exhibition that returns each year is under way or to come, whenever it is imported', async () => {
  const yearly = { ...lanterns, yearly: true };
  expect(await daysOn('2027-02-10', yearly)).toEqual(Array(2).fill(['2027-01-30', '2027-03-07']));
  expect(await daysOn('2029-05-01', yearly)).toEqual(Array(2).fill(['2030-01-30', '2030-03-07']));
});

test('one that does not stays where it was', async () => {
  expect(await daysOn('2029-05-01', lanterns)).toEqual(Array(2).fill(['2027-01-30', '2027-03-07']));
});

test('what returns each year has an end', async () => {
  const endless = { ...lanterns, yearly: true, end_date: null };
  expect(await importer.refused({ 'exhibitions.json': [endless] })).toContain(
    'exhibitions.json lanterns end_date: is missing: it returns each year',
  );
});
