import { expect, test } from 'vitest';
import { entries, readRecords, readRows, readText } from './read-pack';

// Minimum quantities and lengths of the demo museum.
const newsKinds = ['OpenExhibition', 'NewsInfo', 'ActNews', 'ForumNews', 'VolNews'];
const exhibitions = readRecords('exhibitions.json');
const objects = readRecords('objects.json');
const news = entries.filter(({ record }) =>
  [...newsKinds, 'Notice'].includes(readText(record, 'category')),
);

/** Chinese characters in a text, without its mark-up. */
function countCharacters(html: string): number {
  return [...html.replace(/<[^>]*>/g, '').matchAll(/\p{Script=Han}/gu)].length;
}

function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

test('the demo museum has the minimum number of exhibitions, objects, news and activities', () => {
  expect(exhibitions.length).toBeGreaterThanOrEqual(12);
  expect(objects.length).toBeGreaterThanOrEqual(60);
  expect(news.length).toBeGreaterThanOrEqual(60);
  expect(readRecords('activities.json').length).toBeGreaterThanOrEqual(20);
});

test('each kind of exhibition and of news has the minimum number of records', () => {
  for (const kind of ['base', 'temporary', 'review']) {
    const ofKind = exhibitions.filter((exhibition) => exhibition.kind === kind);
    expect(ofKind.length, kind).toBeGreaterThanOrEqual(4);
  }
  for (const kind of [...newsKinds, 'Notice']) {
    const ofKind = news.filter(({ record }) => record.category === kind);
    expect(ofKind.length, kind).toBeGreaterThanOrEqual(10);
  }
});

test('news entries have the minimum length in both languages, and most have a picture', () => {
  for (const { record, where } of news) {
    expect(countCharacters(readText(record, 'content_zh')), where).toBeGreaterThanOrEqual(150);
    expect(countWords(readText(record, 'content_en')), where).toBeGreaterThanOrEqual(80);
  }
  const pictured = news.filter(({ record }) => readRows(record, 'images').length > 0);
  expect(pictured.length / news.length).toBeGreaterThan(0.9);
});

test('every exhibition has a text with sections, pictures and tagged objects', () => {
  for (const exhibition of exhibitions) {
    const id = readText(exhibition, 'id');
    const html = readText(exhibition, 'content_zh');
    expect(countCharacters(html), id).toBeGreaterThanOrEqual(330);
    expect([...html.matchAll(/<h2>/g)].length, id).toBeGreaterThanOrEqual(3);
    expect(readRows(exhibition, 'images').length, id).toBeGreaterThan(0);
    expect(readRows(exhibition, 'objects').length, id).toBeGreaterThan(0);
    for (const object of readRows(exhibition, 'objects')) expect(object.tags, id).not.toEqual([]);
  }
});

test('every object has a description, date, medium, note, picture and a unique accession number', () => {
  const numbers = objects.map((object) => readText(object, 'accession_number'));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const object of objects) {
    const id = readText(object, 'id');
    expect(countCharacters(readText(object, 'description_zh')), id).toBeGreaterThanOrEqual(75);
    for (const field of ['date_zh', 'date_en', 'medium_zh', 'medium_en', 'note_zh', 'note_en']) {
      expect(readText(object, field), `${id} ${field}`).not.toBe('');
    }
    expect(readRows(object, 'images').length, id).toBeGreaterThan(0);
  }
});

test('titles of entries, exhibitions and objects are unique', () => {
  for (const field of ['title_zh', 'title_en']) {
    // Related sites are in two categories: logos in the footer, and links.
    const compared = entries.filter(({ record }) => record.category !== 'FooterSite');
    const titles = [...compared.map(({ record }) => record), ...exhibitions, ...objects].map(
      (record) => readText(record, field),
    );
    const duplicates = titles.filter((title, position) => titles.indexOf(title) !== position);
    expect(duplicates, field).toEqual([]);
  }
});
