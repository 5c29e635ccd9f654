import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRoute } from '../../contract/shared/route-paths';
import { routes } from '../../contract/shared/routes';
import {
  entries,
  allRecords,
  recordFiles,
  packFolder,
  readRecords,
  readRows,
  readText,
  withNestedRecords,
  readStrings,
} from './read-pack';

const objects = readRecords('objects.json');
const exhibitions = readRecords('exhibitions.json');
const categories = readRecords('categories.json');
const dictionary = readRecords('dictionaries.json');
const ids = (records: readonly Record<string, unknown>[]) => records.map((r) => readText(r, 'id'));

test('record ids of the demo museum are unique and valid', () => {
  for (const file of recordFiles) {
    const all = ids(readRecords(file));
    expect(all, file).toEqual([...new Set(all)]);
  }
  const entryIds = [...ids(entries.map((e) => e.record)), ...ids(readRecords('audio/music.json'))];
  expect(entryIds).toEqual([...new Set(entryIds)]);
  for (const id of ids(allRecords.map((e) => e.record))) {
    expect(id).toMatch(/^[\w./-]{1,100}$/);
  }
});

test('every picture, recording and caption file named by a record exists', () => {
  const named = allRecords.flatMap(({ record }) =>
    withNestedRecords(record).flatMap((part) =>
      ['file', 'zh', 'en']
        .map((field) => readText(part, field))
        .filter((name) => name.includes('/')),
    ),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((name) => !existsSync(new URL(name, packFolder)))).toEqual([]);
});

test('every picture has a text alternative in both languages', () => {
  const withoutAlt = allRecords.flatMap(({ where, record }) =>
    readRows(record, 'images')
      .filter((image) => !readText(image, 'alt_zh') || !readText(image, 'alt_en'))
      .map(() => where),
  );
  expect(withoutAlt).toEqual([]);
});

test('every period, material, tag, category and object that a record refers to exists', () => {
  const values = (code: string) =>
    dictionary.filter((row) => row.dictCode === code).map((row) => readText(row, 'dictValue'));
  const tags = ids(readRecords('tags.json'));
  for (const { where, record } of [
    ...entries,
    ...objects.map((record) => ({ where: readText(record, 'id'), record })),
  ]) {
    if ('period' in record) expect(values('period'), where).toContain(record.period);
    if ('material' in record) expect(values('material'), where).toContain(record.material);
    for (const tag of readStrings(record, 'tags')) expect(tags, where).toContain(tag);
  }
  for (const object of objects) expect(values('material')).toContain(object.category);
  for (const { record, where } of entries) {
    expect(ids(categories), where).toContain(record.category);
  }
  for (const exhibit of exhibitions.flatMap((exhibition) => readRows(exhibition, 'objects'))) {
    expect(ids(objects)).toContain(exhibit.id);
    for (const tag of readStrings(exhibit, 'tags')) expect(tags).toContain(tag);
  }
});

test('every visible category has a route and at least one record', () => {
  const filled = new Set([
    ...entries.map(({ record }) => readText(record, 'category')),
    ...exhibitions.map((exhibition) => kindCategory[readText(exhibition, 'kind')]),
    'ExcellentCollection',
    // A second view of the objects.
    'DigitalCollection',
    'Music',
  ]);
  const isFilled = (id: string): boolean =>
    filled.has(id) || categories.some((row) => row.parent === id && isFilled(readText(row, 'id')));
  const visible = categories.filter((row) => row.visible !== false && row.type !== 3);
  for (const id of ids(visible)) {
    expect(findRoute(id), id).toBeDefined();
    expect(isFilled(id), id).toBe(true);
  }
});

test('every route without a parameter has a category', () => {
  const own = ['Index', 'Search'];
  const withCategory = routes.filter(
    ({ path, name }) => !path.includes(':') && !own.includes(name),
  );
  expect(ids(categories)).toEqual(expect.arrayContaining(withCategory.map(({ name }) => name)));
});

test('every category comes after its parent', () => {
  categories.forEach((row, position) => {
    if (row.parent === null) return;
    expect(ids(categories).slice(0, position), readText(row, 'id')).toContain(row.parent);
  });
});

test('publication dates are valid and exhibitions end after they begin', () => {
  for (const { where, record } of entries) {
    expect(readText(record, 'published_at'), where).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+08:00$/,
    );
    expect(Number.isNaN(Date.parse(readText(record, 'published_at'))), where).toBe(false);
  }
  for (const exhibition of exhibitions) {
    const [start, end] = ['start_date', 'end_date'].map((field) =>
      exhibition[field] === null
        ? Infinity
        : Date.parse(`${readText(exhibition, field)}T00:00:00+08:00`),
    );
    expect(start, readText(exhibition, 'id')).toBeLessThan(Number(end));
    expect(end === Infinity, readText(exhibition, 'id')).toBe(exhibition.kind === 'base');
  }
});

test('the demo museum has one future entry and four hidden categories for tests', () => {
  const today = Date.parse('2026-12-01T00:00:00+08:00');
  const future = entries.filter(
    ({ record }) => Date.parse(readText(record, 'published_at')) > today,
  );
  expect(future.map(({ record }) => record.id)).toEqual(['sound-of-mountains-opens']);
  const hidden = categories.filter((row) => row.visible === false).map((row) => row.id);
  const expected = ['Culture_product_detail', 'FooterSite', 'HomeParts', 'TestSection'];
  expect(hidden.sort()).toEqual(expected);
});

test('the demo museum has the records of the contract’s examples', () => {
  expect(ids(objects)).toContain('yuanding');
  expect(ids(exhibitions)).toContain('bronze-and-rites');
  expect(entries.find(({ record }) => record.id === 'opening-hours')?.record.category).toBe(
    'Notice',
  );
});

const kindCategory: Readonly<Record<string, string>> = {
  base: 'BaseExhibition',
  temporary: 'TemporaryExhibition',
  review: 'ExhibitiomReview',
};
