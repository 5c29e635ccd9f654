import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { routes } from '../../../contract/shared/routes';
import type { Database } from '../../db/database';
import { exhibitionObjectTags, exhibitions, tags } from '../../db/schema';
import { subquery } from '../../db/subquery';
import { isOnOtherSite, type IdFilter, type SourceReader } from './source';

const otherLanguage = alias(exhibitions, 'others');

/** Category of each kind of exhibition: the name of the route that lists it. */
const routeByKind = new Map(
  routes.flatMap(({ name, meta }) =>
    meta?.exhibitionKind === undefined ? [] : [[meta.exhibitionKind, name] as const],
  ),
);

/** Categories under which exhibitions are found. */
export const exhibitionCategories: readonly string[] = ['Exhibition', ...routeByKind.values()];

const tagNames = subquery<string[]>(sql`array(
  select distinct ${tags.name} from ${exhibitionObjectTags}
  join ${tags} on ${tags.siteId} = ${exhibitionObjectTags.siteId}
    and ${tags.id} = ${exhibitionObjectTags.tagId}
  where ${exhibitionObjectTags.siteId} = ${exhibitions.siteId}
    and ${exhibitionObjectTags.exhibitionId} = ${exhibitions.id}
  order by 1)`);

/** Yields one batch: a museum has at most some hundred exhibitions. */
export async function* readExhibitionSources(
  db: Database,
  siteId: string,
  filter: IdFilter,
): SourceReader {
  const rows = await db
    .select({ exhibition: exhibitions, otherTitle: otherLanguage.title, tagNames })
    .from(exhibitions)
    .leftJoin(otherLanguage, isOnOtherSite(otherLanguage, exhibitions))
    .where(and(eq(exhibitions.siteId, siteId), filter(exhibitions.id)))
    .orderBy(asc(exhibitions.id));
  yield rows.map(({ exhibition, otherTitle, tagNames: names }) => ({
    kind: 'exhibition',
    id: exhibition.id,
    categoryCode: routeByKind.get(exhibition.kind) ?? 'Exhibition',
    period: null,
    publishedAt: null,
    title: exhibition.title,
    otherTitle: otherTitle ?? '',
    thumbImg: exhibition.images[0]?.src ?? '',
    facts: [exhibition.place, ...names],
    texts: [{ plain: exhibition.summary }, { rich: exhibition.content }],
  }));
}
