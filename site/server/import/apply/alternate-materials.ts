import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { contentRecords, exhibits } from '../../db/schema';

/**
 * Sets the order of the collection: real objects before fictional ones, the first object of every material, then the
 * second of every material, and so on; materials and the objects of each have the order of the packs. A page of the
 * collection then shows different materials. An object that is added at the end moves no other one.
 */
export async function alternateMaterials(db: Database): Promise<void> {
  await db.execute(sql`
    update ${exhibits} set position = placed.position
    from (
      select site_id, id,
        rank * 1000000000
          + 1000 * (row_number() over (
              partition by site_id, rank, material order by pack_position, id) - 1)
          + dense_rank() over (partition by site_id order by material_position) as position
      from (
        select shown.site_id, shown.id, shown.material, record.rank, record.position as pack_position,
          min(record.position) over (partition by shown.site_id, shown.material) as material_position
        from ${exhibits} as shown
        join ${contentRecords} as record on record.kind = 'exhibit' and record.id = shown.id
      ) as collection
    ) as placed
    where ${exhibits.siteId} = placed.site_id and ${exhibits.id} = placed.id
      and ${exhibits.position} <> placed.position`);
}
