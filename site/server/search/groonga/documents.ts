import type { SearchKind } from '../../../contract/schemas/search';
import type { IndexedDocument } from '../memory/search-index';
import { soundElements } from './sounds';
import { noEnd } from './tables';

/** Characters of private use around a title, so that its begin and end can be searched; no keyword has them. */
export const titleMarks = { begin: '\ue000', end: '\ue001' };

const kindWeight: Readonly<Record<SearchKind, number>> = {
  object: 5,
  exhibition: 5,
  activity: 2,
  product: 0,
  article: 0,
};

/** A document as the record of a table, visible to searches from the version `since` of the content on. */
export function toRecord(key: string, document: IndexedDocument, since: number): object {
  const { id, kind, area, period, titleKey, factsKey, bodyKey } = document;
  const { titleReadings, factsReadings } = document;
  return {
    _key: key,
    ...{ id, kind, area, period: period ?? '' },
    published_at: document.publishedAt?.getTime() ?? 0,
    shown_until: document.shownUntil?.getTime() ?? noEnd,
    ...{ since, until: noEnd },
    // As the bonus of a document in the process: its kind, and a short title.
    weight: Math.round(1_000 * (kindWeight[kind] + 80 / (10 + titleKey.length))),
    title: titleMarks.begin + titleKey + titleMarks.end,
    ...{ facts: factsKey, body: bodyKey },
    ...{ title_readings: titleReadings, facts_readings: factsReadings },
    title_sounds: soundElements(titleReadings),
    facts_sounds: soundElements(factsReadings),
  };
}

/** Columns of a document that is read for ranking, in the order of `toDocument`. */
export const documentColumns = [
  ...['id', 'kind', 'area', 'period', 'published_at', 'shown_until', 'title', 'facts', 'body'],
  ...['title_readings', 'facts_readings'],
].join(',');

export type DocumentRecord = [
  id: string,
  kind: SearchKind,
  area: string,
  period: string,
  publishedAt: number,
  shownUntil: number,
  title: string,
  facts: string,
  body: string,
  titleReadings: string,
  factsReadings: string,
];

export function toDocument(record: DocumentRecord): IndexedDocument {
  const [id, kind, area, period, publishedAt, shownUntil, title, ...texts] = record;
  const [factsKey, bodyKey, titleReadings, factsReadings] = texts;
  return {
    ...{ id, kind, area, period },
    publishedAt: new Date(publishedAt),
    shownUntil: shownUntil < noEnd ? new Date(shownUntil) : null,
    titleKey: title.slice(1, -1),
    ...{ factsKey, bodyKey, titleReadings, factsReadings },
  };
}
