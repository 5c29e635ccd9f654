import { and, asc, desc, eq, gt, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { textBytes } from '../cache/text-bytes';
import { publishEvent } from '../diagnostics/events';
import { readContentVersion } from './content-version';
import type { Database } from './database';

/** A column of a list's order. The columns together differ for each row, and none is null. */
export interface OrderColumn {
  column: PgColumn;
  isDescending?: boolean;
}

/** A list that is read in pages. */
export interface PagedList {
  table: PgTable;
  filter: SQL | undefined;
  order: readonly OrderColumn[];
  /** Time in the filter. */
  now: Date;
  /**
   * Reads when the list changes next without a change of the content; null for never. Default: it is the same within a
   * minute.
   */
  readNextChange?: () => Promise<Date | null>;
}

/** Where the rows of a page are in their list. */
export interface FoundPage {
  total: number;
  /** Filter of the list, and the row from which `offset` counts. */
  filter: SQL | undefined;
  offset: number;
}

export type FindPage = (list: PagedList, offset: number) => Promise<FoundPage>;

interface PageFinderOptions {
  /** Shorter lists are counted each time, which takes no longer than reading the content version. Default 5,000. */
  minRows?: number;
  /** Rows between two anchors, of which at most so many are skipped for a page. Default 1,000. */
  stride?: number;
}

type Anchors = readonly (readonly string[])[];

interface KnownList {
  version: string;
  total: number;
  /** Milliseconds from which on, and before which, the list is the same. */
  from: number;
  until: number;
  /** Values of the order columns, as texts, of every `stride`-th row from the first; read for the first deep page. */
  anchors?: Promise<Anchors> | undefined;
}

const minute = 60_000;
const maxBytes = 8 * 1_048_576;
const bytesPerAnchor = 150;

/**
 * Finds the pages of long lists without counting all rows and skipping those before the page: the number of rows and the
 * keys of some are kept in the process until the content changes, and a deep page begins at one of them (keyset paging).
 */
export function createPageFinder(
  db: Database,
  { minRows = 5_000, stride = 1_000 }: PageFinderOptions = {},
): FindPage {
  const lists = new LRUCache<string, KnownList>({
    maxSize: maxBytes,
    sizeCalculation: ({ total }, key) =>
      textBytes(key) + bytesPerAnchor * Math.ceil(1 + total / stride),
  });
  publishEvent('cache', { name: 'lists', cache: lists });

  const findList = async (list: PagedList): Promise<KnownList> => {
    const { table, filter } = list;
    const now = list.now.getTime();
    const from = Math.floor(now / minute) * minute;
    const key = keyOf(db, list);
    const known = lists.get(key);
    if (!known) {
      const total = await db.$count(table, filter);
      if (total < minRows) return { version: '', total, from, until: now };
    }
    // Read before the rows: after a change in between, the next request counts again.
    const version = await readContentVersion(db);
    if (known?.version === version && known.from <= now && now < known.until) return known;
    const until = await readEnd(list, from);
    const counted = { version, total: await db.$count(table, filter), from, until };
    lists.set(key, counted);
    return counted;
  };

  const readAnchorsOnce = (known: KnownList, list: PagedList): Promise<Anchors> => {
    known.anchors ??= readAnchors(db, list, stride).catch((error: unknown) => {
      known.anchors = undefined;
      throw error;
    });
    return known.anchors;
  };

  return async (list, offset) => {
    const known = await findList(list);
    const { total } = known;
    const index = Math.floor(offset / stride);
    const isDeep = total >= minRows && index > 0 && offset < total;
    const anchor = isDeep ? (await readAnchorsOnce(known, list))[index] : undefined;
    if (!anchor) return { total, filter: list.filter, offset };
    const filter = and(list.filter, isFrom(list.order, anchor));
    return { total, filter, offset: offset - index * stride };
  };
}

/** The terms of `order by`. */
export function toOrder(order: readonly OrderColumn[]): SQL[] {
  return order.map(({ column, isDescending }) => (isDescending ? desc(column) : asc(column)));
}

async function readEnd({ readNextChange }: PagedList, from: number): Promise<number> {
  if (!readNextChange) return from + minute;
  return (await readNextChange())?.getTime() ?? Infinity;
}

/** The query itself, without the time. */
function keyOf(db: Database, { table, filter, order, now }: PagedList): string {
  const query = db
    .select({ found: sql`1` })
    .from(table)
    .where(filter)
    .orderBy(...toOrder(order))
    .toSQL();
  return JSON.stringify([query.sql, query.params]).replaceAll(now.toISOString(), 'now');
}

async function readAnchors(
  db: Database,
  { table, filter, order }: PagedList,
  stride: number,
): Promise<Anchors> {
  const keys = order.map(({ column }) => sql`${column}::text`);
  const numbered = db
    .select({
      keys: sql<string[]>`array[${sql.join(keys, sql`, `)}]`.as('keys'),
      number: sql<number>`row_number() over (order by ${sql.join(toOrder(order), sql`, `)})`.as(
        'number',
      ),
    })
    .from(table)
    .where(filter)
    .as('numbered');
  const rows = await db
    .select({ keys: numbered.keys })
    .from(numbered)
    .where(sql`(${numbered.number} - 1) % ${stride} = 0`)
    .orderBy(asc(numbered.number));
  return rows.map((row) => row.keys);
}

/** Rows that are at or after a key in the order. */
function isFrom(order: readonly OrderColumn[], key: readonly string[]): SQL | undefined {
  const [first, ...others] = order;
  const [text = '', ...rest] = key;
  if (!first) return undefined;
  const { column, isDescending = false } = first;
  const value = sql`${text}::${sql.raw(column.getSQLType())}`;
  const isAtOrAfter = isDescending ? lte(column, value) : gte(column, value);
  if (others.length === 0) return isAtOrAfter;
  const isAfter = isDescending ? lt(column, value) : gt(column, value);
  // The second term implies the first, by which the index is searched.
  return and(isAtOrAfter, or(isAfter, and(eq(column, value), isFrom(others, rest))));
}
