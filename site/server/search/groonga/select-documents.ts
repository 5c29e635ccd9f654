import type { SearchKind } from '../../../contract/schemas/search';
import type { SiteId } from '../../../contract/shared/sites';
import type { DocumentKey } from '../document-rows';
import type { HitWindow } from '../find-hits';
import type { FacetCounts, SearchFilter } from '../ranking/facets';
import type { GroongaClient } from './client';
import { documentColumns, toDocument, type DocumentRecord, type ServerDocument } from './documents';
import { allOf, never, quote } from './expressions';
import { tablesOf } from './tables';

/** Documents that a search may find. */
export interface Selection {
  condition: string;
  /** Raises scores for the order. Default: the number of matches. */
  order?: string;
  filter?: SearchFilter;
  /** Version of the content. */
  version: number;
  now: Date;
}

export type FacetName = 'kind' | 'period' | 'area';

export interface SelectedDocuments {
  total: number;
  documents: ServerDocument[];
  counts: Record<FacetName, FacetCounts>;
}

const facetNames: readonly FacetName[] = ['kind', 'period', 'area'];

type Rows<Row> = [total: [number], columns: unknown, ...rows: Row[]];
type Drilldowns = Record<string, Rows<[string, number]>>;

export interface DocumentSelector {
  /** Reads the first documents of a selection, their number, and that of each facet's values. */
  documents: (selection: Selection, limit: number) => Promise<SelectedDocuments>;
  /** Reads the first documents of a selection alone. */
  firstDocuments: (selection: Selection, limit: number) => Promise<ServerDocument[]>;
  /** Reads the bodies of documents. */
  withBodies: (documents: readonly ServerDocument[]) => Promise<ServerDocument[]>;
  /** Reads keys of documents of a selection in its order. */
  keys: (selection: Selection, window: HitWindow) => Promise<DocumentKey[]>;
}

export function createDocumentSelector(client: GroongaClient, siteId: SiteId): DocumentSelector {
  const { documents: table } = tablesOf(siteId);
  const select = async (selection: Selection, columns: string, window: HitWindow, more = {}) => {
    const [found, drilldowns] = (await client.run('select', {
      ...{ table, filter: filterOf(selection), match_escalation: 'no' },
      ...(selection.order && { adjuster: selection.order }),
      ...{ sort_keys: '-_score,-weight', output_columns: columns, ...more },
      ...{ offset: window.offset, limit: Number.isFinite(window.limit) ? window.limit : -1 },
    })) as [Rows<never>, Drilldowns?];
    const [[total], , ...rows] = found;
    return { total, rows, drilldowns };
  };
  return {
    documents: async (selection, limit) => {
      if (selection.condition === never) return { total: 0, documents: [], counts: noCounts() };
      const window = { offset: 0, limit };
      const { total, rows, drilldowns } = await select(
        selection,
        documentColumns,
        window,
        drilldownParameters,
      );
      const documents = rows.map((row: DocumentRecord) => toDocument(row));
      return { total, documents, counts: toCounts(drilldowns) };
    },
    firstDocuments: async (selection, limit) => {
      if (selection.condition === never) return [];
      const { rows } = await select(selection, documentColumns, { offset: 0, limit });
      return rows.map((row: DocumentRecord) => toDocument(row));
    },
    withBodies: async (documents) => {
      if (documents.length === 0) return [];
      const filter = `in_values(_key, ${documents.map(({ key }) => quote(key)).join(', ')})`;
      const [[, , ...rows]] = (await client.run('select', {
        ...{ table, filter, output_columns: '_key,body', limit: -1 },
      })) as [Rows<[string, string]>];
      const bodies = new Map(rows);
      return documents.map((each) => ({ ...each, bodyKey: bodies.get(each.key) ?? '' }));
    },
    keys: async (selection, window) => {
      if (window.limit <= 0) return [];
      const { rows } = await select(selection, 'kind,id', window);
      return rows.map(([kind, id]: [SearchKind, string]) => ({ kind, id }));
    },
  };
}

const drilldownParameters = Object.fromEntries(
  facetNames.flatMap((name) => [
    [`drilldowns[${name}].keys`, name],
    [`drilldowns[${name}].output_columns`, '_key,_nsubrecs'],
    [`drilldowns[${name}].limit`, '-1'],
  ]),
);

function filterOf({ condition, filter = {}, version, now }: Selection): string {
  // In whole seconds, so that the server has the result of the next call of a page in its cache.
  const moment = Math.floor(now.getTime() / 1_000) * 1_000;
  const chosen = facetNames.flatMap((name) => {
    const value = filter[name];
    return value ? [`${name} == ${quote(value)}`] : [];
  });
  return allOf([
    condition,
    ...chosen,
    `since <= ${version}`,
    `until > ${version}`,
    `published_at <= ${moment}`,
    `shown_until > ${moment}`,
  ]);
}

function noCounts(): Record<FacetName, FacetCounts> {
  return { kind: new Map(), period: new Map(), area: new Map() };
}

function toCounts(drilldowns: Drilldowns = {}): Record<FacetName, FacetCounts> {
  const countsOf = (name: FacetName) => {
    const [, , ...rows] = drilldowns[name] ?? [[0], []];
    return new Map(rows);
  };
  return { kind: countsOf('kind'), period: countsOf('period'), area: countsOf('area') };
}
