import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { linkCategoryType } from '../../../contract/schemas/category';
import { linkPath } from '../../../contract/shared/link-path';
import { categories } from '../../db/schema';
import { categoryPage } from './record-route';

/** A site's category tree. */
export interface SiteMenu {
  /** Whether the category and all its ancestors are visible; true for an unknown category. */
  isVisible: (categoryCode: string) => boolean;
  /** Code of the top-level ancestor; the category itself if it is unknown. */
  areaOf: (categoryCode: string) => string;
  nameOf: (categoryCode: string) => string | undefined;
  /** Names and routes of the visible categories with a page, in the order of the menu. */
  pages: readonly { name: string; route: string }[];
}

interface MenuRow {
  id: string;
  parentId: string | null;
  name: string;
  visible: boolean;
  type: number;
  url: string;
  linkUrl: string;
}

export async function readSiteMenu(db: Database, siteId: string): Promise<SiteMenu> {
  const { id, parentId, name, visible, type, url, linkUrl } = categories;
  const rows = await db
    .select({ id, parentId, name, visible, type, url, linkUrl })
    .from(categories)
    .where(eq(categories.siteId, siteId))
    .orderBy(asc(categories.position), asc(id));
  return createSiteMenu(rows);
}

export function createSiteMenu(rows: readonly MenuRow[]): SiteMenu {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isVisible = (code: string) => ancestorsOf(byId, code).every(({ visible }) => visible);
  return {
    isVisible,
    areaOf: (code) => ancestorsOf(byId, code).at(-1)?.id ?? code,
    nameOf: (code) => byId.get(code)?.name,
    pages: rows.flatMap((row) => {
      const route = routeOf(row);
      return route !== undefined && isVisible(row.id) ? { name: row.name, route } : [];
    }),
  };
}

/** Route of a category: its own page or, for a link, the page that it leads to. */
function routeOf({ id, type, url, linkUrl }: MenuRow): string | undefined {
  return type === linkCategoryType ? linkPath(linkUrl || url) : categoryPage(id);
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
