import { expect, test } from 'vitest';
import { entries, readRecords, rows, text } from './testing/read-pack';

/** How much a visitor finds, and that none of it is a stub. */
const newsKinds = ['OpenExhibition', 'NewsInfo', 'ActNews', 'ForumNews', 'VolNews'];
const exhibitions = readRecords('exhibitions.json');
const objects = readRecords('objects.json');
const news = entries.filter(({ record }) =>
  [...newsKinds, 'Notice'].includes(text(record, 'category')),
);

/** Chinese characters in a text, without its mark-up. */
function characters(html: string): number {
  return [...html.replace(/<[^>]*>/g, '').matchAll(/\p{Script=Han}/gu)].length;
}

function wordsIn(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

test('there is enough of everything to come back for', () => {
  expect(exhibitions.length).toBeGreaterThanOrEqual(12);
  expect(objects.length).toBeGreaterThanOrEqual(60);
  expect(news.length).toBeGreaterThanOrEqual(60);
  expect(readRecords('activities.json').length).toBeGreaterThanOrEqual(20);
});

test('each kind of exhibition and of news has several', () => {
  for (const kind of ['base', 'temporary', 'review']) {
    const ofKind = exhibitions.filter((exhibition) => exhibition.kind === kind);
    expect(ofKind.length, kind).toBeGreaterThanOrEqual(4);
  }
  for (const kind of [...newsKinds, 'Notice']) {
    const ofKind = news.filter(({ record }) => record.category === kind);
    expect(ofKind.length, kind).toBeGreaterThanOrEqual(10);
  }
});

test('news is told, not announced: in both languages and mostly with a picture', () => {
  for (const { record, where } of news) {
    expect(characters(text(record, 'content_zh')), where).toBeGreaterThanOrEqual(150);
    expect(wordsIn(text(record, 'content_en')), where).toBeGreaterThanOrEqual(80);
  }
  const pictured = news.filter(({ record }) => rows(record, 'images').length > 0);
  expect(pictured.length / news.length).toBeGreaterThan(0.9);
});

test('an exhibition is a text with sections, pictures and objects under tags', () => {
  for (const exhibition of exhibitions) {
    const id = text(exhibition, 'id');
    const html = text(exhibition, 'content_zh');
    expect(characters(html), id).toBeGreaterThanOrEqual(330);
    expect([...html.matchAll(/<h2>/g)].length, id).toBeGreaterThanOrEqual(3);
    expect(rows(exhibition, 'images').length, id).toBeGreaterThan(0);
    expect(rows(exhibition, 'objects').length, id).toBeGreaterThan(0);
    for (const object of rows(exhibition, 'objects')) expect(object.tags, id).not.toEqual([]);
  }
});

test('an object is described with size, material and number, and says what its picture is', () => {
  const numbers = objects.map((object) => text(object, 'accession_number'));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const object of objects) {
    const id = text(object, 'id');
    expect(characters(text(object, 'description_zh')), id).toBeGreaterThanOrEqual(75);
    for (const field of ['date_zh', 'date_en', 'medium_zh', 'medium_en', 'note_zh', 'note_en']) {
      expect(text(object, field), `${id} ${field}`).not.toBe('');
    }
    expect(rows(object, 'images').length, id).toBeGreaterThan(0);
  }
});

test('no two titles are the same', () => {
  for (const field of ['title_zh', 'title_en']) {
    // A related site has its logo in the footer and its line among the links.
    const told = entries.filter(({ record }) => record.category !== 'FooterSite');
    const titles = [...told.map(({ record }) => record), ...exhibitions, ...objects].map((record) =>
      text(record, field),
    );
    const twice = titles.filter((title, position) => titles.indexOf(title) !== position);
    expect(twice, field).toEqual([]);
  }
});
