import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { categories } from '../../db/schema';
import type { CallHandlers } from '../../http/call';

export function categoryCalls(db: Database): Pick<CallHandlers, 'categoryList'> {
  return {
    categoryList: async (_input, { siteId }) =>
      db
        .select({
          id: categories.id,
          parent_id: categories.parentId,
          categoryName: categories.name,
          categoryCode: categories.id,
          visible: categories.visible,
          type: categories.type,
          url: categories.url,
          linkUrl: categories.linkUrl,
          title: categories.title,
          showSecondMenu: categories.showSecondMenu,
        })
        .from(categories)
        .where(eq(categories.siteId, siteId))
        .orderBy(asc(categories.position), asc(categories.id)),
  };
}
