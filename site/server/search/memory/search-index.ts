import type { SearchKind } from '../../../contract/schemas/search';
import type { Language } from '../../../contract/shared/sites';
import { createCharacterIndexBuilder, type CharacterIndex } from './character-index';
import { createSyllables, type Syllables } from './syllables';
import { createValueColumnBuilder, type ValueColumn } from './value-column';
import { createWordIndexBuilder, type WordIndex } from './word-index';

/** One field of all documents, such as the title. */
export interface SearchField {
  keys: readonly string[];
  words: WordIndex;
  syllables: Syllables;
}

/** In-memory search index of a site. Documents are identified by their number, the index in these arrays. */
export interface SearchIndex {
  siteId: string;
  language: Language;
  /** Digest of the indexed content. */
  digest: string;
  ids: readonly string[];
  /** Documents sorted by id, which breaks ties, and the rank of each document in that order. */
  byId: Uint32Array;
  rankById: Uint32Array;
  kinds: ValueColumn<SearchKind>;
  areas: ValueColumn;
  /** '' without a period. */
  periods: ValueColumn;
  /** Milliseconds since the epoch; 0 if always published. */
  publishedAt: Float64Array;
  /** Milliseconds since the epoch; infinite if unlimited. */
  shownUntil: Float64Array;
  title: SearchField;
  titleLengths: Uint16Array;
  facts: SearchField;
  /** The Chinese parts of each body. */
  bodyHan: readonly string[];
  bodyWords: WordIndex;
  /** Characters of title, facts and body. */
  characters: CharacterIndex;
  areaLabels: Readonly<Record<string, string>>;
  periodLabels: Readonly<Record<string, string>>;
}

/** A row of `search_documents`. */
export interface IndexedDocument {
  id: string;
  kind: SearchKind;
  area: string;
  period: string | null;
  publishedAt: Date | null;
  shownUntil: Date | null;
  titleKey: string;
  factsKey: string;
  bodyKey: string;
  titleReadings: string;
  factsReadings: string;
}

export type IndexMetadata = Pick<
  SearchIndex,
  'siteId' | 'language' | 'digest' | 'areaLabels' | 'periodLabels'
>;

export interface IndexBuilder {
  add: (document: IndexedDocument) => void;
  finish: () => SearchIndex;
}

export interface IndexBuilderOptions {
  /** Whether the pinyin is parsed only if a search needs it. Default false: it is parsed with the index. */
  isSmall?: boolean;
}

/** Builds an index incrementally, so that the process can handle requests between batches. */
export function createIndexBuilder(
  frame: IndexMetadata,
  count: number,
  { isSmall = false }: IndexBuilderOptions = {},
): IndexBuilder {
  const ids: string[] = [];
  const bodyHan: string[] = [];
  const kinds = createValueColumnBuilder<SearchKind>();
  const areas = createValueColumnBuilder();
  const periods = createValueColumnBuilder();
  const publishedAt: number[] = [];
  const shownUntil: number[] = [];
  const title = createFieldBuilder(isSmall);
  const facts = createFieldBuilder(isSmall);
  const bodyWords = createWordIndexBuilder();
  const characters = createCharacterIndexBuilder(count);
  return {
    add: (document) => {
      const { titleKey, factsKey, bodyKey } = document;
      const number = ids.length;
      ids.push(document.id);
      kinds.add(document.kind);
      areas.add(document.area);
      periods.add(document.period ?? '');
      bodyHan.push(withoutWords(bodyKey));
      publishedAt.push(document.publishedAt?.getTime() ?? 0);
      shownUntil.push(document.shownUntil?.getTime() ?? Infinity);
      title.add(number, titleKey, document.titleReadings);
      facts.add(number, factsKey, document.factsReadings);
      bodyWords.add(number, bodyKey);
      for (const key of [titleKey, factsKey, bodyKey]) characters.add(number, key);
    },
    finish: () => {
      const order = sortById(ids);
      const titleField = title.finish();
      return {
        ...frame,
        ids,
        bodyHan,
        kinds: kinds.finish(),
        areas: areas.finish(),
        periods: periods.finish(),
        byId: order.documents,
        rankById: order.ranks,
        publishedAt: Float64Array.from(publishedAt),
        shownUntil: Float64Array.from(shownUntil),
        title: titleField,
        titleLengths: Uint16Array.from(titleField.keys, ({ length }) => length),
        facts: facts.finish(),
        bodyWords: bodyWords.finish(),
        characters: characters.finish(),
      };
    },
  };
}

function sortById(ids: readonly string[]): { documents: Uint32Array; ranks: Uint32Array } {
  const idOf = (document: number) => ids[document] ?? '';
  const documents = Uint32Array.from(ids, (_, document) => document).sort((a, b) =>
    idOf(a) === idOf(b) ? a - b : idOf(a) < idOf(b) ? -1 : 1,
  );
  const ranks = new Uint32Array(ids.length);
  documents.forEach((document, rank) => {
    ranks[document] = rank;
  });
  return { documents, ranks };
}

function createFieldBuilder(isSmall: boolean) {
  const keys: string[] = [];
  const readings: string[] = [];
  const words = createWordIndexBuilder();
  return {
    add: (document: number, key: string, reading: string) => {
      keys.push(key);
      readings.push(reading);
      words.add(document, key);
    },
    finish: (): SearchField => {
      const field = { keys, words: words.finish() };
      return isSmall
        ? withLazySyllables(field, readings)
        : { ...field, syllables: createSyllables(readings) };
    },
  };
}

function withLazySyllables(
  field: Omit<SearchField, 'syllables'>,
  readings: readonly string[],
): SearchField {
  let syllables: Syllables | undefined;
  return {
    ...field,
    get syllables() {
      return (syllables ??= createSyllables(readings));
    },
  };
}

/** Removes the words of a key, which have their own index. */
function withoutWords(key: string): string {
  return key.replace(/[^\u2e80-\uffff\n]+/g, ' ').trim();
}
