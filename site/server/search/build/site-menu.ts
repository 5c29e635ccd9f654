import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { categories } from '../../db/schema';

/** A site's category tree, as far as search needs it. */
export interface SiteMenu {
  /** Whether the category and all above it are shown; one without a row is not hidden. */
  isShown: (categoryCode: string) => boolean;
  /** The category at the top above this one. */
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
    isShown: (code) => wayUp(byId, code).every(({ visible }) => visible),
    areaOf: (code) => wayUp(byId, code).at(-1)?.id ?? code,
    nameOf: (code) => byId.get(code)?.name,
  };
}

/** From a category up to the top; a cycle ends where it closes. */
function wayUp(byId: ReadonlyMap<string, MenuRow>, code: string): MenuRow[] {
  const way: MenuRow[] = [];
  let row = byId.get(code);
  while (row && !way.includes(row)) {
    way.push(row);
    row = row.parentId === null ? undefined : byId.get(row.parentId);
  }
  return way;
}
