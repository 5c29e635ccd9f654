import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { SearchKind } from '../../contract/schemas/search';
import { searchDocuments } from '../db/schema';
import type { SearchIndex } from './memory/search-index';
import { valueOf } from './memory/value-column';

interface DocumentRows {
  /** Rows of the documents. It names their kinds, which the primary key has before the ids. */
  condition: SQL | undefined;
  /** The rows in the order of the documents, without those that an import has deleted since. */
  inOrder: <Row extends { kind: SearchKind; id: string }>(rows: readonly Row[]) => Row[];
}

/** Finds rows of the table of documents by their numbers in an index. */
export function rowsOfDocuments(index: SearchIndex, documents: Uint32Array): DocumentRows {
  const keys = [...documents].flatMap((document) => {
    const kind = valueOf(index.kinds, document);
    return kind === '' ? [] : [{ kind, id: index.ids[document] ?? '' }];
  });
  const { siteId, kind, id } = searchDocuments;
  return {
    condition: and(
      eq(siteId, index.siteId),
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
