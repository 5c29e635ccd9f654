import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { SearchKind } from '../../contract/schemas/search';
import type { SiteId } from '../../contract/shared/sites';
import { searchDocuments } from '../db/schema';

/** Kind and id of a document, which with its site are its primary key. */
export interface DocumentKey {
  kind: SearchKind;
  id: string;
}

interface DocumentRows {
  /** Rows of the documents. It names their kinds, which the primary key has before the ids. */
  condition: SQL | undefined;
  /** The rows in the order of the documents, without those that an import has deleted since. */
  inOrder: <Row extends DocumentKey>(rows: readonly Row[]) => Row[];
}

/** Finds rows of the table of documents by their keys. */
export function rowsOfDocuments(site: SiteId, keys: readonly DocumentKey[]): DocumentRows {
  const { siteId, kind, id } = searchDocuments;
  return {
    condition: and(
      eq(siteId, site),
      inArray(kind, [...new Set(keys.map((key) => key.kind))]),
      inArray(
        id,
        keys.map((key) => key.id),
      ),
    ),
    inOrder: (rows) => {
      const rowOf = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
      return keys.flatMap((key) => rowOf.get(`${key.kind} ${key.id}`) ?? []);
    },
  };
}
