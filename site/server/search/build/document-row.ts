import type { searchDocuments } from '../../db/schema';
import { makeKey, wordsOf, type StemOf } from '../text/key';
import { plainText } from '../text/plain-text';
import { readingsOf } from '../text/readings';
import type { SearchSource } from './source';

type DocumentRow = typeof searchDocuments.$inferInsert;

/** The texts of a record, plain, before their stems are known. */
export interface DocumentTexts {
  facts: string;
  /** What is compared as facts: each on its line, the title in the other language last. */
  factLines: string;
  body: string;
}

export function textsOf(
  { facts, otherTitle, texts }: SearchSource,
  category = '',
): DocumentTexts {
  const known = [category, ...facts].filter((fact) => fact !== '');
  const body = texts.map(({ plain = '', rich = '' }) => plain || plainText(rich));
  return {
    facts: known.join(' · '),
    factLines: [...known, otherTitle].join('\n'),
    body: body.filter(Boolean).join('\n'),
  };
}

/** Every word whose stem the row needs. */
export function wordsOfDocument({ title }: SearchSource, texts: DocumentTexts): Set<string> {
  return wordsOf([title, texts.factLines, texts.body].join('\n'));
}

export function documentRow(
  source: SearchSource,
  { facts, factLines, body }: DocumentTexts,
  place: { siteId: string; area: string },
  stemOf: StemOf,
): DocumentRow {
  const { kind, id, categoryCode, period, publishedAt, title, thumbImg } = source;
  return {
    ...place,
    kind,
    id,
    categoryCode,
    period,
    publishedAt,
    title,
    thumbImg,
    facts,
    body,
    titleKey: makeKey(title, stemOf),
    factsKey: makeKey(factLines, stemOf),
    bodyKey: makeKey(body, stemOf),
    titleReadings: readingsOf(title),
    factsReadings: readingsOf(factLines),
  };
}
