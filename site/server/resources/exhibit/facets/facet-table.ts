import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { textBytes } from '../../../cache/text-bytes';
import { readContentVersion } from '../../../db/content-version';
import type { Database } from '../../../db/database';
import { exhibits } from '../../../db/schema';
import { publishEvent } from '../../../diagnostics/events';
import { matchingKeyword, type ExhibitFilter } from '../exhibit-filter';
import { roomsOfObjects } from '../on-view';

/** Objects that are equal in everything that facets count. */
export interface FacetRow {
  period: string;
  material: string;
  findSpot: string;
  kiln: string;
  techniques: readonly string[];
  colours: readonly string[];
  licence: string;
  /** Room in which they are today; null if they are not on view. */
  room: string | null;
  hasPicture: boolean;
  yearFrom: number | null;
  yearTo: number | null;
  /** Number of these objects. */
  count: number;
}

export type FacetTable = readonly FacetRow[];

type TableKey = Pick<ExhibitFilter, 'siteId' | 'today' | 'found'>;

const maxBytes = 16 * 1_048_576;
const bytesPerRow = 400;

/**
 * Reads the objects of a site that match a keyword as a table of the distinct combinations of their facets, and keeps
 * it in the process until the content changes: every combination of filters is counted from it.
 */
export function createFacetTables(db: Database): (key: TableKey) => Promise<FacetTable> {
  const tables = new LRUCache<string, FacetTable, TableKey>({
    maxSize: maxBytes,
    sizeCalculation: (rows, key) => textBytes(key) + bytesPerRow * rows.length,
    fetchMethod: (_key, _stale, { context }) => readTable(db, context),
  });
  publishEvent('cache', { name: 'facets', cache: tables });
  return async (context) => {
    const { siteId, today, found } = context;
    // Read before the rows: after a change in between, the next request reads them again.
    const version = await readContentVersion(db);
    // The search reads its content before this version, and can have found objects of an earlier one.
    const key = JSON.stringify([version, siteId, today, found?.keyword, found?.digest]);
    return tables.forceFetch(key, { context });
  };
}

function readTable(db: Database, { siteId, today, found }: TableKey): Promise<FacetRow[]> {
  const { period, material, findSpot, kiln, techniques, licence, yearFrom, yearTo, images } =
    exhibits;
  const colours = sql<string[]>`(
    select coalesce(jsonb_agg(name order by name), '[]'::jsonb)
    from jsonb_object_keys(${exhibits.colours}) as name)`;
  const hasPicture = sql<boolean>`jsonb_array_length(${images}) > 0`;
  const room = sql<string | null>`shown.room`;
  const values = {
    period,
    material,
    findSpot,
    kiln,
    techniques,
    colours,
    licence,
    room,
    hasPicture,
  };
  return db
    .select({ ...values, yearFrom, yearTo, count: sql<number>`count(*)::int` })
    .from(exhibits)
    .leftJoin(
      sql`${roomsOfObjects(siteId, today)} as shown`,
      and(sql`shown.exhibit_id = ${exhibits.id}`, eq(exhibits.siteId, siteId)),
    )
    .where(matchingKeyword({ siteId, found }))
    .groupBy(sql`1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`);
}
