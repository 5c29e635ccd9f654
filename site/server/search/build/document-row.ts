import type { searchDocuments } from '../../db/schema';
import { buildSearchKey, tokenize, selectWords, type Stemmer } from '../text/search-key';
import { removePlaceholders } from '../../rich-text/placeholders';
import { plainText } from '../../rich-text/plain-text';
import { toPinyinReadings } from '../text/pinyin';
import type { SearchSource } from './source';

type DocumentRow = typeof searchDocuments.$inferInsert;

/** A search document before stemming: stems are looked up in batches. */
export interface DocumentDraft {
  /** Words whose stems the row needs. */
  words: ReadonlySet<string>;
  finish: (stemOf: Stemmer) => DocumentRow;
}

/** Location of a record in its site's menu. */
export interface MenuLocation {
  siteId: string;
  area: string;
  /** Name of its category; empty if it has none. */
  category: string;
}

export function draftDocument(
  source: SearchSource,
  { siteId, area, category }: MenuLocation,
): DocumentDraft {
  const { kind, id, categoryCode, period, publishedAt, title, otherTitle, thumbImg } = source;
  const { shownUntil = null } = source;
  const facts = [category, ...source.facts].filter((fact) => fact !== '');
  // One fact per line, so that no match spans two facts.
  const factLines = [...facts, otherTitle].join('\n');
  const texts = source.texts.map(
    ({ plain = '', rich = '' }) => plain || removePlaceholders(plainText(rich)),
  );
  const body = texts.filter((text) => text !== '').join('\n');
  const tokens = { title: tokenize(title), facts: tokenize(factLines), body: tokenize(body) };
  const columns = { siteId, area, kind, id, categoryCode, period, title, thumbImg };
  return {
    words: selectWords(tokens.title, tokens.facts, tokens.body),
    finish: (stemOf) => ({
      ...columns,
      publishedAt,
      shownUntil,
      facts: facts.join(' · '),
      body,
      titleKey: buildSearchKey(tokens.title, stemOf),
      factsKey: buildSearchKey(tokens.facts, stemOf),
      bodyKey: buildSearchKey(tokens.body, stemOf),
      titleReadings: toPinyinReadings(title),
      factsReadings: toPinyinReadings(factLines),
    }),
  };
}
