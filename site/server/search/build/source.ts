import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SearchKind } from '../../../contract/schemas/search';

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
