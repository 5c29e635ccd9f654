import { expect, test } from 'vitest';
import { entries, readRecords, readText } from './read-pack';

const records = entries.map(({ record }) => record);
const of = (...categories: string[]) =>
  records.filter((record) => categories.includes(readText(record, 'category')));
const factsOf = (record: (typeof records)[number]) =>
  Object.keys(record.facts ?? {}).map((name) => name.replace(/_(?:zh|en)$/, ''));

const research = [
  'ResDepartment',
  'ResService',
  'ForeignExchange',
  'ProjectResearch',
  'SpecialThesis',
  'CulPublication',
];
const people = ['Leader', 'PreExperts', 'InservicePro', 'TalentedPersons'];

test('survey and research categories have the minimum number of entries', () => {
  expect(of(...research).length).toBeGreaterThanOrEqual(20);
  expect(of('Rules').length).toBeGreaterThanOrEqual(8);
  expect(of('Events').length).toBeGreaterThanOrEqual(30);
  expect(of(...people).length).toBeGreaterThanOrEqual(12);
  expect(of('History').length).toBeGreaterThanOrEqual(12);
});

test('every fact of an entry is in the dictionary', () => {
  const names = readRecords('dictionaries.json')
    .filter((row) => row.dictCode === 'fact')
    .map((row) => readText(row, 'dictValue'));
  const used = new Set(records.flatMap(factsOf));
  expect([...used].filter((name) => !names.includes(name))).toEqual([]);
});

test('entries of each category have the facts that its page shows', () => {
  const expected: Record<string, readonly string[]> = {
    Rules: ['number', 'effective'],
    ProjectResearch: ['status', 'years', 'head'],
    SpecialThesis: ['author', 'journal', 'issue', 'pages', 'keywords'],
    CulPublication: ['author', 'imprint', 'extent', 'isbn'],
    Summary: ['year', 'visits', 'conserved'],
    ...Object.fromEntries(people.map((category) => [category, ['post']])),
  };
  for (const [category, facts] of Object.entries(expected)) {
    for (const record of of(category)) {
      expect(factsOf(record), readText(record, 'id')).toEqual(expect.arrayContaining([...facts]));
    }
  }
});

test('papers end with references, and ISBNs are marked as fictional', () => {
  for (const paper of of('SpecialThesis')) {
    expect(readText(paper, 'content_zh'), readText(paper, 'id')).toMatch(
      /<h2>参考文献<\/h2><ol>.*<\/ol>$/s,
    );
  }
  for (const book of of('CulPublication')) {
    const { isbn_zh: number } = book.facts as { isbn_zh: string };
    expect(number).toMatch(/^000-.*（虚构）$/);
  }
});
