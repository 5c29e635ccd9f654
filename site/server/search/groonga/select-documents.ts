import type { SearchKind } from '../../../contract/schemas/search';
import type { SiteId } from '../../../contract/shared/sites';
import type { DocumentKey } from '../document-rows';
import type { HitWindow } from '../find-hits';
import type { SearchFilter } from '../ranking/facets';
import type { GroongaClient } from './client';
import { documentColumns, toDocument, type DocumentRecord, type ServerDocument } from './documents';
import { allOf, isOneOf, never, quote } from './expressions';
import { facetNames, splitFacets, type FacetGroup } from './facet-counts';
import { tablesOf } from './tables';
import { visibleAt } from './visibility';

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

export interface SelectedDocuments {
  total: number;
  documents: ServerDocument[];
  /** All documents of the selection by their facets. */
  groups: FacetGroup[];
}

type Rows<Row> = [total: [number], columns: unknown, ...rows: Row[]];
type Drilldowns = Record<'facets', Rows<[string, number]>>;

export interface DocumentSelector {
  /** Reads the first documents of a selection, their number, and how many have which facets. */
  documents: (selection: Selection, limit: number) => Promise<SelectedDocuments>;
  /** Reads the first documents of a selection alone, with their bodies. */
  wholeDocuments: (selection: Selection, limit: number) => Promise<ServerDocument[]>;
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
      if (selection.condition === never) return { total: 0, documents: [], groups: [] };
      const window = { offset: 0, limit };
      const { total, rows, drilldowns } = await select(
        selection,
        documentColumns,
        window,
        drilldownParameters,
      );
      const documents = rows.map((row: DocumentRecord) => toDocument(row));
      return { total, documents, groups: toGroups(drilldowns) };
    },
    wholeDocuments: async (selection, limit) => {
      if (selection.condition === never) return [];
      const window = { offset: 0, limit };
      const { rows } = await select(selection, `${documentColumns},body`, window);
      return rows.map((row: DocumentRecord) => toDocument(row));
    },
    withBodies: async (documents) => {
      if (documents.length === 0) return [];
      const filter = isOneOf('_key', new Set(documents.map(({ key }) => key)));
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

const drilldownParameters = {
  'drilldowns[facets].keys': 'facets',
  'drilldowns[facets].output_columns': '_key,_nsubrecs',
  'drilldowns[facets].limit': '-1',
};

function filterOf({ condition, filter = {}, version, now }: Selection): string {
  const chosen = facetNames.flatMap((name) => {
    const value = filter[name];
    return value ? [`${name} == ${quote(value)}`] : [];
  });
  return visibleAt(allOf([condition, ...chosen]), version, now);
}

function toGroups(drilldowns?: Drilldowns): FacetGroup[] {
  const [, , ...rows] = drilldowns?.facets ?? [[0], []];
  return rows.map(([key, count]) => ({ values: splitFacets(key), count }));
}
