import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { categories } from '../../db/schema';

/** A site's category tree. */
export interface SiteMenu {
  /** Whether the category and all its ancestors are visible; true for an unknown category. */
  isVisible: (categoryCode: string) => boolean;
  /** Code of the top-level ancestor; the category itself if it is unknown. */
  areaOf: (categoryCode: string) => string;
  nameOf: (categoryCode: string) => string | undefined;
}

interface MenuRow {
  id: string;
  parentId: string | null;
  name: string;
  visible: boolean;
}

export async function readSiteMenu(db: Database, siteId: string): Promise<SiteMenu> {
  const { id, parentId, name, visible } = categories;
  const rows = await db
    .select({ id, parentId, name, visible })
    .from(categories)
    .where(eq(categories.siteId, siteId));
  return createSiteMenu(rows);
}

export function createSiteMenu(rows: readonly MenuRow[]): SiteMenu {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    isVisible: (code) => ancestorsOf(byId, code).every(({ visible }) => visible),
    areaOf: (code) => ancestorsOf(byId, code).at(-1)?.id ?? code,
    nameOf: (code) => byId.get(code)?.name,
  };
}

/** A category and its ancestors up to the root; a cycle ends before it repeats. */
function ancestorsOf(byId: ReadonlyMap<string, MenuRow>, code: string): MenuRow[] {
  const path: MenuRow[] = [];
  let row = byId.get(code);
  while (row && !path.includes(row)) {
    path.push(row);
    row = row.parentId === null ? undefined : byId.get(row.parentId);
  }
  return path;
}
