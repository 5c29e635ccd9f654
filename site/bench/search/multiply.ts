import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database';

/**
 * Adds documents to a site until it has `count`. Each has title, facts and body of three different documents, so that
 * no two are equal; they belong to no record. Deterministic.
 */
export async function multiplyDocuments(db: Database, site: string, count: number): Promise<void> {
  await db.execute(sql`
    create temporary table parts as
    select *, row_number() over (order by kind, id) - 1 as place
    from search_documents where site_id = ${site}`);
  await db.execute(sql`create index on parts (place)`);
  await db.execute(sql`analyze parts`);
  await db.execute(sql`
    insert into search_documents (site_id, kind, id, category_code, area, period, published_at, shown_until,
      title, thumb_img, facts, body, title_key, facts_key, body_key, title_readings, facts_readings)
    select a.site_id, a.kind, a.id || '-' || n, a.category_code, a.area, a.period, a.published_at, a.shown_until,
      a.title, a.thumb_img, b.facts, c.body, a.title_key, b.facts_key, c.body_key, a.title_readings, b.facts_readings
    from (select count(*)::int as size from parts) as total,
      generate_series(0, ${count}::int - total.size - 1) as n
    join lateral (select * from parts where place = n % total.size) as a on true
    join lateral (select * from parts where place = (n::bigint * 7919 + n / total.size) % total.size) as b on true
    join lateral (select * from parts where place = (n::bigint * 104729 + n / 7) % total.size) as c on true`);
  await db.execute(sql`drop table parts`);
}
