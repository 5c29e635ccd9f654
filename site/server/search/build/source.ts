import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SearchKind } from '../../../contract/schemas/search';
import { sites } from '../../../contract/shared/sites';

/** A record of any kind in the form that is indexed. */
export interface SearchSource {
  kind: SearchKind;
  id: string;
  categoryCode: string;
  period: string | null;
  publishedAt: Date | null;
  /** Time from which it is excluded from results; unlimited by default. */
  shownUntil?: Date | null;
  title: string;
  /** Its title in the other language; empty without one. */
  otherTitle: string;
  thumbImg: string;
  /** Short facts: tags, period, material, accession number, holder, place. Empty strings are ignored. */
  facts: string[];
  /** Parts of its text, plain or rich. */
  texts: { plain?: string; rich?: string }[];
}

/** Condition on the ids of the records to read; `undefined` for all. */
export type IdFilter = (id: PgColumn) => SQL | undefined;

/** Yields the records of one kind on one site in batches. */
export type SourceReader = AsyncGenerator<SearchSource[]>;

/** Records per batch. */
export const sourceBatchSize = 500;

/** Condition of a join: the row of a record on the other site. Both columns are named, which are its key. */
export function isOnOtherSite(
  other: { siteId: PgColumn; id: PgColumn },
  own: { siteId: PgColumn; id: PgColumn },
): SQL | undefined {
  const { zh, en } = sites;
  const otherSiteId = sql`case ${own.siteId} when ${zh.id} then ${en.id} else ${zh.id} end`;
  return and(eq(other.siteId, otherSiteId), eq(other.id, own.id));
}
