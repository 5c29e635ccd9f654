import type { SearchKind } from '../../../contract/schemas/search';
import { titledBonus } from '../match/score-bonuses';
import type { IndexedDocument } from '../memory/search-index';
import { soundElements } from './sounds';
import { noEnd } from './tables';

/** Characters of private use around a title, so that its begin and end can be searched; no keyword has them. */
export const titleMarks = { begin: '\ue000', end: '\ue001' };

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
    weight: Math.round(1_000 * titledBonus(kind, titleKey.length)),
    title: titleMarks.begin + titleKey + titleMarks.end,
    ...{ facts: factsKey, body: bodyKey },
    ...{ title_readings: titleReadings, facts_readings: factsReadings },
    title_characters: charactersOf(titleKey),
    facts_characters: charactersOf(factsKey),
    body_characters: charactersOf(bodyKey),
    title_sounds: soundElements(titleReadings),
    facts_sounds: soundElements(factsReadings),
  };
}

/** The different characters of scripts without spaces. */
const charactersOf = (key: string) => [...new Set(key.match(/[\u2e80-\ud7ff\uf900-\uffff]/g))];

/** Columns of a document that is read for ranking, in the order of `toDocument`: all but the body. */
export const documentColumns = [
  ...['_key', 'id', 'kind', 'area', 'period', 'published_at', 'shown_until', 'title', 'facts'],
  ...['title_readings', 'facts_readings'],
].join(',');

/** A document of the server, of which the body may not have been read. */
export interface ServerDocument extends IndexedDocument {
  key: string;
}

export type DocumentRecord = [
  key: string,
  id: string,
  kind: SearchKind,
  area: string,
  period: string,
  publishedAt: number,
  shownUntil: number,
  title: string,
  facts: string,
  titleReadings: string,
  factsReadings: string,
];

export function toDocument(record: DocumentRecord): ServerDocument {
  const [key, id, kind, area, period, publishedAt, shownUntil, title, ...texts] = record;
  const [factsKey, titleReadings, factsReadings] = texts;
  return {
    ...{ key, id, kind, area, period },
    publishedAt: new Date(publishedAt),
    shownUntil: shownUntil < noEnd ? new Date(shownUntil) : null,
    titleKey: title.slice(1, -1),
    ...{ factsKey, bodyKey: '', titleReadings, factsReadings },
  };
}
