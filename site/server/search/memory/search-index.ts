import type { SearchKind } from '../../../contract/entities/search-hit';
import type { Language } from '../../../contract/sites';
import { createSyllables, type Syllables } from './syllables';

/** A part of each document: its title, say. */
export interface SearchField {
  keys: readonly string[];
  syllables: Syllables;
}

/** Everything that a site's search reads, in this process. A document is known by its place. */
export interface SearchIndex {
  siteId: string;
  language: Language;
  /** Tells this content from every other. */
  digest: string;
  ids: readonly string[];
  kinds: readonly SearchKind[];
  categoryCodes: readonly string[];
  areas: readonly string[];
  periods: readonly (string | null)[];
  /** Milliseconds; 0 where a document is always there. */
  publishedAt: Float64Array;
  title: SearchField;
  facts: SearchField;
  bodyKeys: readonly string[];
  /** The stems of all words. */
  words: readonly string[];
  areaLabels: Readonly<Record<string, string>>;
  periodLabels: Readonly<Record<string, string>>;
}

/** A document as it comes from the database. */
export interface IndexedDocument {
  id: string;
  kind: SearchKind;
  categoryCode: string;
  area: string;
  period: string | null;
  publishedAt: Date | null;
  titleKey: string;
  factsKey: string;
  bodyKey: string;
  titleReadings: string;
  factsReadings: string;
}

export type IndexFrame = Pick<
  SearchIndex,
  'siteId' | 'language' | 'digest' | 'words' | 'areaLabels' | 'periodLabels'
>;

export function createSearchIndex(
  frame: IndexFrame,
  documents: readonly IndexedDocument[],
): SearchIndex {
  const share = sharer();
  const field = (key: 'titleKey' | 'factsKey', readings: 'titleReadings' | 'factsReadings') => ({
    keys: documents.map((document) => document[key]),
    syllables: createSyllables(documents.map((document) => document[readings])),
  });
  return {
    ...frame,
    ids: documents.map(({ id }) => id),
    kinds: documents.map(({ kind }) => kind),
    categoryCodes: documents.map(({ categoryCode }) => share(categoryCode)),
    areas: documents.map(({ area }) => share(area)),
    periods: documents.map(({ period }) => period && share(period)),
    publishedAt: Float64Array.from(documents, ({ publishedAt }) => publishedAt?.getTime() ?? 0),
    title: field('titleKey', 'titleReadings'),
    facts: field('factsKey', 'factsReadings'),
    bodyKeys: documents.map(({ bodyKey }) => bodyKey),
  };
}

/** Keeps one copy of a text that many documents hold. */
function sharer(): (text: string) => string {
  const copies = new Map<string, string>();
  return (text) => {
    const copy = copies.get(text);
    if (copy === undefined) copies.set(text, text);
    return copy ?? text;
  };
}
