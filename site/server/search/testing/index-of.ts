import { sites, type Language } from '../../../contract/shared/sites';
import { draftDocument } from '../build/document-row';
import type { SearchSource } from '../build/source';
import { createIndexBuilder, type SearchIndex } from '../memory/search-index';
import { keywordWords, parseQuery } from '../query/query';
import { rank } from '../ranking/rank';

/** A record with defaults for omitted fields; the default title is the id. */
export type TestRecord = Partial<Omit<SearchSource, 'texts'>> & {
  id: string;
  body?: string;
  area?: string;
};

export const testNow = new Date('2026-11-21T12:00:00+08:00');

/** A stemmer for tests that strips the plural s. */
const stemOf = (word: string) => word.replace(/(?<=[a-z]{2})s$/, '');

/** Builds an index in memory with the code of importer and search. */
export function buildTestIndex(
  records: readonly TestRecord[],
  language: Language = 'zh',
  labels: Pick<SearchIndex, 'areaLabels' | 'periodLabels'> = { areaLabels: {}, periodLabels: {} },
): SearchIndex {
  const siteId = sites[language].id;
  const builder = createIndexBuilder({ siteId, language, digest: '', ...labels }, records.length);
  for (const { body = '', area = 'Collection', ...record } of records) {
    const source: SearchSource = {
      kind: 'object',
      categoryCode: 'ExcellentCollection',
      period: null,
      publishedAt: null,
      title: record.id,
      otherTitle: '',
      thumbImg: '',
      facts: [],
      ...record,
      texts: [{ plain: body }],
    };
    const row = draftDocument(source, { siteId, area, category: '' }).finish(stemOf);
    builder.add({
      ...row,
      period: row.period ?? null,
      publishedAt: row.publishedAt ?? null,
      shownUntil: row.shownUntil ?? null,
    });
  }
  return builder.finish();
}

export function parseTestQuery(keyword: string) {
  const words = keywordWords(keyword);
  const stopWords = new Set(['the', 'of', 'and']);
  const stems = new Map(
    words.map((word) => [word, stopWords.has(word) ? undefined : stemOf(word)]),
  );
  return parseQuery(keyword, stems);
}

/** Ids of the hits of a keyword, best first. */
export function findIds(index: SearchIndex, keyword: string, now = testNow): string[] {
  return Array.from(rank(index, parseTestQuery(keyword), now), (each) => index.ids[each] ?? '');
}
