import { and, gte, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { addDays, museumMoment } from '../../../contract/shared/museum-time';
import type { ItemState } from '../../../contract/shared/desk/inbox';
import { normaliseReferenceCode } from '../../../contract/shared/reference-code';
import { isInState } from './item-progress';

/** Filters of every list. */
export interface ItemFilters {
  state?: ItemState | undefined;
  keyword?: string | undefined;
  /** First and last day in the museum's time zone. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Part of a list. */
export interface Window {
  limit: number;
  offset: number;
}

interface FilteredColumns {
  /** Column that the days apply to. */
  time: AnyColumn;
  /** Columns in which words are looked up. */
  texts: readonly AnyColumn[];
  /** Code that visitors read out, however it is typed. */
  code?: AnyColumn;
}

/** Condition of the filters; every word must occur in one of the texts. */
export function matchesFilters(
  { state, keyword = '', from, to }: ItemFilters,
  { time, texts, code }: FilteredColumns,
): SQL | undefined {
  const words = keyword.split(/\s+/).filter(Boolean);
  const all = sql.join([sql`' '`, ...texts], sql`, `);
  const hasWords = and(
    ...words.map((word) => sql`concat_ws(${all}) ilike ${`%${escapeLike(word)}%`}`),
  );
  const hasCode = code && sql`${code} = ${normaliseReferenceCode(keyword)}`;
  return and(
    state ? isInState(state) : undefined,
    words.length === 0 ? undefined : hasCode ? sql`(${hasCode} or (${hasWords}))` : hasWords,
    from ? gte(time, startOf(from)) : undefined,
    to ? lt(time, startOf(addDays(to, 1))) : undefined,
  );
}

/** First moment of a day in the museum's time zone. */
export function startOf(day: string): Date {
  return museumMoment(day, '00:00');
}

/** A text as a literal part of a pattern of `like`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
