import { sql, type SQL } from 'drizzle-orm';
import type { CategoryState } from '../../../contract/shared/desk/records';
import type { Database } from '../../db/database';
import { categories, contentRecords } from '../../db/schema';

/**
 * State of categories and of those above them.
 * @param edited category whose own state does not count, because it is the previewed record
 */
export async function readCategoryState(
  db: Database,
  codes: readonly string[],
  edited?: string,
): Promise<CategoryState> {
  const others = sql`${contentRecords.kind} = 'category' and ${contentRecords.id} in (${withParents(codes)})
    and ${contentRecords.id} is distinct from ${edited ?? null}::text`;
  const [row] = await db
    .select({
      isWithdrawn: sql<boolean>`coalesce(bool_or(not ${contentRecords.isShown}), false)`,
      isHidden: sql<boolean>`coalesce(bool_or(${contentRecords.source} ->> 'visible' = 'false'), false)`,
    })
    .from(contentRecords)
    .where(others);
  if (row?.isWithdrawn) return 'withdrawn';
  return row?.isHidden ? 'hidden' : 'shown';
}

/** Makes categories and those above them visible, within the transaction of a preview. */
export async function showCategories(db: Database, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const isOne = sql`${categories.id} in (${withParents(codes)})`;
  await db.update(categories).set({ visible: true }).where(isOne);
}

/** Ids of categories and of those above them. */
function withParents(codes: readonly string[]): SQL {
  return sql`with recursive above as (
      select id, parent from content_records
      where kind = 'category'
        and id in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
      union
      select up.id, up.parent from content_records as up join above on up.id = above.parent
      where up.kind = 'category') select id from above`;
}
