import type { SearchKind } from '../../../contract/entities/search-hit';

/** A record as search reads it, of whatever kind it is. */
export interface SearchSource {
  kind: SearchKind;
  id: string;
  categoryCode: string;
  period: string | null;
  publishedAt: Date | null;
  /** When it is over, and no longer found; left out where it stays. */
  shownUntil?: Date | null;
  title: string;
  /** Its title in the other language; empty without one. */
  otherTitle: string;
  thumbImg: string;
  /** Short facts: tags, period, material, accession number, holder, place. Empty ones are passed over. */
  facts: string[];
  /** Rich or plain parts of its text. */
  texts: { plain?: string; rich?: string }[];
}

/** Records of one kind on one site, some at a time. */
export type SourceReader = AsyncGenerator<SearchSource[]>;

/** How many records are held at once. */
export const sourcesAtOnce = 500;
