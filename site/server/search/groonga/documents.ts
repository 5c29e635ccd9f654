import type { SearchKind } from '../../../contract/schemas/search';
import { titledBonus } from '../match/score-bonuses';
import type { IndexedDocument } from '../memory/search-index';
import { joinFacets } from './facet-counts';
import { soundElements } from './sounds';
import { noEnd } from './tables';
import { isAlwaysShown, visibility } from './visibility';

/** Characters of private use around a title, so that its begin and end can be searched; no keyword has them. */
export const titleMarks = { begin: '\ue000', end: '\ue001' };

/**
 * A word as the begin, the end or the whole of a title. Beside a word a mark would be a token of its own, which every title
 * has.
 */
export const titleEdge = {
  begin: (word: string) => `^${word}`,
  end: (word: string) => `${word}$`,
  whole: (word: string) => `=${word}`,
};

/** A version of the content that is being written. */
export interface WrittenVersion {
  version: number;
  /** Whether searches may look for an earlier one. */
  isUpdate: boolean;
  now: Date;
}

/** A document as the record of a table, visible to searches from a version of the content on. */
export function toRecord(
  key: string,
  document: IndexedDocument,
  { version, isUpdate, now }: WrittenVersion,
): object {
  const { id, kind, area, period, titleKey, factsKey, bodyKey } = document;
  const { titleReadings, factsReadings } = document;
  const times = {
    published_at: document.publishedAt?.getTime() ?? 0,
    shown_until: document.shownUntil?.getTime() ?? noEnd,
  };
  return {
    _key: key,
    ...{ id, kind, area, period: period ?? '' },
    facets: joinFacets({ kind, area, period: period ?? '' }),
    visibility: isUpdate || !isAlwaysShown(times, now) ? visibility.limited : visibility.always,
    ...times,
    ...{ since: version, until: noEnd },
    weight: Math.round(1_000 * titledBonus(kind, titleKey.length)),
    title: titleMarks.begin + titleKey + titleMarks.end,
    ...{ facts: factsKey, body: bodyKey },
    ...{ title_readings: titleReadings, facts_readings: factsReadings },
    title_edges: edgesOf(titleKey),
    title_characters: charactersOf(titleKey),
    facts_characters: charactersOf(factsKey),
    body_characters: charactersOf(bodyKey),
    title_sounds: soundElements(titleReadings),
    facts_sounds: soundElements(factsReadings),
  };
}

/** The words at the edges of a key, in which words are between spaces. */
function edgesOf(key: string): string[] {
  const [, first] = /^ ([^\s]+) /.exec(key) ?? [];
  const [, last] = / ([^\s]+) $/.exec(key) ?? [];
  return [
    ...(first === undefined ? [] : [titleEdge.begin(first)]),
    ...(last === undefined ? [] : [titleEdge.end(last)]),
    ...(first !== undefined && key === ` ${first} ` ? [titleEdge.whole(first)] : []),
  ];
}

/** The different characters of scripts without spaces. */
const charactersOf = (key: string) => [...new Set(key.match(/[\u2e80-\ud7ff\uf900-\uffff]/g))];

/** Columns of a document that is read for ranking, in the order of `toDocument`; the body may follow. */
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
  body?: string,
];

export function toDocument(record: DocumentRecord): ServerDocument {
  const [key, id, kind, area, period, publishedAt, shownUntil, title, ...texts] = record;
  const [factsKey, titleReadings, factsReadings, bodyKey = ''] = texts;
  return {
    key,
    id,
    kind,
    area,
    period,
    publishedAt: new Date(publishedAt),
    shownUntil: shownUntil < noEnd ? new Date(shownUntil) : null,
    titleKey: title.slice(1, -1),
    factsKey,
    bodyKey,
    titleReadings,
    factsReadings,
  };
}
