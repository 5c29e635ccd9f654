import type { Database } from '../../db/database';
import type { DocumentKey } from '../document-rows';
import {
  keysOf,
  type FindHits,
  type FoundHits,
  type HitRequest,
  type HitWindow,
} from '../find-hits';
import { createIndexBuilder, type SearchIndex } from '../memory/search-index';
import { keywordWords, parseQuery, type Query } from '../query/query';
import { filterHits, labelFacets } from '../ranking/facets';
import { minExactMatches, rank, type Precision } from '../ranking/rank';
import { readStems } from '../text/stems';
import { SearchServerError, type GroongaClient } from './client';
import { fuzzyCondition, partialCondition } from './close-condition';
import type { ServerContent, ServerContents } from './content';
import type { ServerDocument } from './documents';
import { exactCondition, orderOf, type QueryContext } from './exact-condition';
import { countFacet, countFiltered, facetNames, type FacetName } from './facet-counts';
import { createLexicon } from './lexicon';
import {
  createDocumentSelector,
  type DocumentSelector,
  type SelectedDocuments,
  type Selection,
} from './select-documents';

/** Default number of documents that the process ranks; the server decides on the order of those behind them. */
const defaultMaxRanked = 200;
/** Documents whose bodies are read where more match than are ranked: reading them takes most of the time. */
const maxBodies = 60;

interface Search {
  content: ServerContent;
  context: QueryContext;
  query: Query;
  request: HitRequest;
  selector: DocumentSelector;
  client: GroongaClient;
  maxRanked: number;
}

/** Creates a search by a Groonga server, which selects and counts; the process ranks the first `maxRanked` documents. */
export function createServerHitFinder(
  db: Database,
  client: GroongaClient,
  contents: ServerContents,
  maxRanked = defaultMaxRanked,
): FindHits {
  const find: FindHits = async (request) => {
    const { keyword, siteId, language } = request;
    const [stems, content] = await Promise.all([
      readStems(db, keywordWords(keyword)),
      contents.find(siteId),
    ]);
    const query = parseQuery(keyword, stems);
    if (!content || query.terms.length === 0) return undefined;
    const { syllables, characterCounts } = content;
    const context = { language, syllables, characterCounts };
    const selector = createDocumentSelector(client, siteId);
    const search: Search = { content, context, query, request, selector, client, maxRanked };
    const exact = { ...selectionOf(search, exactCondition(query, context)), order: orderOf(query) };
    const found = await selector.documents(exact, maxRanked);
    return found.total > maxRanked
      ? findMany(search, exact, found)
      : findFew(search, await selector.withBodies(found.documents));
  };
  return async (request) => {
    try {
      return await find(request);
    } catch (error) {
      // The server may have lost its database.
      if (error instanceof SearchServerError) contents.forget(request.siteId);
      throw error;
    }
  };
}

const selectionOf = ({ content, request }: Search, condition: string): Selection => ({
  ...{ condition, version: content.version, now: request.now },
});

/** All documents that match are ranked in the process, with close matches where exact ones are few. */
async function findFew(search: Search, exact: readonly ServerDocument[]): Promise<FoundHits> {
  const { context, query, request, selector, client, maxRanked } = search;
  const { siteId, filter, now, precision = 'any' } = request;
  const rankIn = (index: SearchIndex, by: Precision) => rank(index, query, now, by);
  let documents = exact;
  let index = buildIndex(search, documents);
  const asked = new Set([exactCondition(query, context)]);
  const addMatching = async (condition: string) => {
    // Of long terms there are no close matches.
    if (asked.has(condition)) return;
    asked.add(condition);
    const more = await selector.wholeDocuments(selectionOf(search, condition), maxRanked);
    documents = uniteDocuments(documents, more);
    index = buildIndex(search, documents);
  };
  let hits = rankIn(index, 'exact');
  if (precision === 'fuzzy' || (precision === 'any' && hits.length < minExactMatches)) {
    await addMatching(await fuzzyCondition(query, context, createLexicon(client, siteId)));
    hits = rankIn(index, 'fuzzy');
  }
  if (precision === 'any' && hits.length === 0) {
    await addMatching(partialCondition(query, context));
    hits = rankIn(index, 'any');
  }
  const filtered = filterHits(index, hits, filter);
  return foundHits(search, filtered.facets, keysOf(index, filtered.hits));
}

/** The server counts and selects; exact matches alone are enough. */
async function findMany(
  search: Search,
  selection: Selection,
  all: SelectedDocuments,
): Promise<FoundHits> {
  const { content, context, query, request, selector, maxRanked } = search;
  const { filter, now } = request;
  const isFiltered = facetNames.some((name) => filter[name]);
  const chosenSelection = { ...selection, filter };
  const documents = isFiltered
    ? (await selector.documents(chosenSelection, maxRanked)).documents
    : all.documents;
  const found = { total: countFiltered(all.groups, filter), documents };
  const rankIn = (documents: readonly ServerDocument[]) => {
    const index = buildIndex(search, documents);
    return { index, ranked: rank(index, query, now, 'exact') };
  };
  let { index, ranked } = rankIn(found.documents);
  if (ranked.length < maxBodies) {
    // The first page has documents that match in their bodies only.
    const first = await selector.withBodies(found.documents.slice(0, maxBodies));
    ({ index, ranked } = rankIn([...first, ...found.documents.slice(maxBodies)]));
  }
  const countOf = (name: FacetName) => countFacet(all.groups, name, filter);
  const facets = labelFacets(
    { kind: countOf('kind'), period: countOf('period'), area: countOf('area') },
    { language: context.language, ...content },
  );
  if (found.total <= maxRanked) {
    const all = rankIn(await selector.withBodies(found.documents));
    return foundHits(search, facets, keysOf(all.index, all.ranked));
  }
  // Documents that the process does not accept stay at the end, so that windows of both orders fit together.
  const accepted = new Set(ranked);
  const others = [...index.ids.keys()].filter((document) => !accepted.has(document));
  const first = keysOf(index, Uint32Array.of(...ranked, ...others));
  return foundHits(search, facets, first, found.total, (window) =>
    selector.keys(chosenSelection, window),
  );
}

/** @param readMore reads keys after the first ones. Default: there are no more */
function foundHits(
  { content, query, request: { siteId } }: Search,
  facets: FoundHits['facets'],
  first: readonly DocumentKey[],
  total = first.length,
  readMore: (window: HitWindow) => Promise<readonly DocumentKey[]> = () => Promise.resolve([]),
): FoundHits {
  const readKeys = async ({ offset, limit }: HitWindow) => {
    const keys = first.slice(offset, offset + limit);
    if (offset + limit <= first.length || first.length === total) return keys;
    const more = { offset: Math.max(offset, first.length), limit: limit - keys.length };
    return [...keys, ...(await readMore(more))];
  };
  return { siteId, digest: content.digest, query, total, facets, readKeys };
}

function buildIndex(
  { content, context, request: { siteId } }: Search,
  documents: readonly ServerDocument[],
): SearchIndex {
  const { digest, areaLabels, periodLabels } = content;
  const metadata = { siteId, language: context.language, digest, areaLabels, periodLabels };
  const builder = createIndexBuilder(metadata, documents.length, { isSmall: true });
  documents.forEach(builder.add);
  return builder.finish();
}

function uniteDocuments(
  some: readonly ServerDocument[],
  others: readonly ServerDocument[],
): ServerDocument[] {
  return [
    ...new Map([...some, ...others].map((each) => [`${each.kind} ${each.id}`, each])).values(),
  ];
}
