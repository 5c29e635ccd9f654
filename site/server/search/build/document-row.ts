import type { searchDocuments } from '../../db/schema';
import { makeKey, takeApart, wordsOf, type StemOf } from '../text/key';
import { plainText } from '../text/plain-text';
import { readingsOf } from '../text/readings';
import type { SearchSource } from './source';

type DocumentRow = typeof searchDocuments.$inferInsert;

/** A record on its way to its row: all but what needs the stems of its words. */
export interface DocumentDraft {
  /** Every word whose stem the row needs. */
  words: string[];
  finish: (stemOf: StemOf) => DocumentRow;
}

/** Where a record stands in its site's menu. */
export interface DocumentPlace {
  siteId: string;
  area: string;
  /** What its category is called; empty where it has no name. */
  category: string;
}

export function draftDocument(
  source: SearchSource,
  { siteId, area, category }: DocumentPlace,
): DocumentDraft {
  const { kind, id, categoryCode, period, publishedAt, title, otherTitle, thumbImg } = source;
  const { shownUntil = null } = source;
  const facts = [category, ...source.facts].filter((fact) => fact !== '');
  // Each on its line, so that no match runs from one into the next.
  const factLines = [...facts, otherTitle].join('\n');
  const texts = source.texts.map(({ plain = '', rich = '' }) => plain || plainText(rich));
  const body = texts.filter((text) => text !== '').join('\n');
  const apart = { title: takeApart(title), facts: takeApart(factLines), body: takeApart(body) };
  const known = { siteId, area, kind, id, categoryCode, period, title, thumbImg };
  return {
    words: Object.values(apart).flatMap(wordsOf),
    finish: (stemOf) => ({
      ...known,
      publishedAt,
      shownUntil,
      facts: facts.join(' · '),
      body,
      titleKey: makeKey(apart.title, stemOf),
      factsKey: makeKey(apart.facts, stemOf),
      bodyKey: makeKey(apart.body, stemOf),
      titleReadings: readingsOf(title),
      factsReadings: readingsOf(factLines),
    }),
  };
}
