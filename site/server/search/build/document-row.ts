import type { searchDocuments } from '../../db/schema';
import { makeKey, takeApart, wordsOf, type StemOf } from '../text/key';
import { plainText } from '../text/plain-text';
import { readingsOf } from '../text/readings';
import type { SearchSource } from './source';

type DocumentRow = typeof searchDocuments.$inferInsert;

/** A search document before stemming: stems are looked up in batches. */
export interface DocumentDraft {
  /** Words whose stems the row needs. */
  words: string[];
  finish: (stemOf: StemOf) => DocumentRow;
}

/** Location of a record in its site's menu. */
export interface DocumentPlace {
  siteId: string;
  area: string;
  /** Name of its category; empty if it has none. */
  category: string;
}

export function draftDocument(
  source: SearchSource,
  { siteId, area, category }: DocumentPlace,
): DocumentDraft {
  const { kind, id, categoryCode, period, publishedAt, title, otherTitle, thumbImg } = source;
  const { shownUntil = null } = source;
  const facts = [category, ...source.facts].filter((fact) => fact !== '');
  // One fact per line, so that no match spans two facts.
  const factLines = [...facts, otherTitle].join('\n');
  const texts = source.texts.map(({ plain = '', rich = '' }) => plain || plainText(rich));
  const body = texts.filter((text) => text !== '').join('\n');
  const tokens = { title: takeApart(title), facts: takeApart(factLines), body: takeApart(body) };
  const columns = { siteId, area, kind, id, categoryCode, period, title, thumbImg };
  return {
    words: Object.values(tokens).flatMap(wordsOf),
    finish: (stemOf) => ({
      ...columns,
      publishedAt,
      shownUntil,
      facts: facts.join(' · '),
      body,
      titleKey: makeKey(tokens.title, stemOf),
      factsKey: makeKey(tokens.facts, stemOf),
      bodyKey: makeKey(tokens.body, stemOf),
      titleReadings: readingsOf(title),
      factsReadings: readingsOf(factLines),
    }),
  };
}
