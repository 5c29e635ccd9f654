import { and, desc, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Tag } from '../../../contract/entities/common';
import type { Database } from '../../db/database';
import { subquery } from '../../db/subquery';
import { categories, entries, entryTags, tags } from '../../db/schema';

/** Entries of a category and of those below it, published by now. A cycle in the tree ends by itself. */
function publishedBelow(siteId: string, categoryCode: string, now: Date): SQL | undefined {
  const below = sql`(
    with recursive below(id) as (
      select ${categoryCode}::text
      union
      select ${categories.id} from ${categories}
      join below on ${categories.parentId} = below.id
      where ${categories.siteId} = ${siteId}
    ) select id from below)`;
  return and(
    eq(entries.siteId, siteId),
    sql`${entries.categoryId} in ${below}`,
    lte(entries.publishedAt, now),
  );
}

const tagsOfEntry = subquery<Tag[]>(sql`(
  select coalesce(
    jsonb_agg(jsonb_build_object('tagId', ${tags.id}, 'tagName', ${tags.name})
      order by ${entryTags.position}), '[]'::jsonb)
  from ${entryTags}
  join ${tags} on ${tags.siteId} = ${entryTags.siteId} and ${tags.id} = ${entryTags.tagId}
  where ${entryTags.siteId} = ${entries.siteId} and ${entryTags.entryId} = ${entries.id})`);

const summaryColumns = {
  id: entries.id,
  categoryCode: entries.categoryId,
  title: entries.title,
  summary: entries.summary,
  images: entries.images,
  publishedAt: entries.publishedAt,
  linkUrl: entries.linkUrl,
  period: entries.period,
  material: entries.material,
  tags: tagsOfEntry,
};

const detailColumns = {
  ...summaryColumns,
  content: entries.content,
  video: entries.video,
  audio: entries.audio,
};

interface Place {
  siteId: string;
  categoryCode: string;
  now: Date;
}

export async function countEntries(db: Database, { siteId, categoryCode, now }: Place) {
  return db.$count(entries, publishedBelow(siteId, categoryCode, now));
}

export async function readEntries(
  db: Database,
  { siteId, categoryCode, now }: Place,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select(summaryColumns)
    .from(entries)
    .where(publishedBelow(siteId, categoryCode, now))
    .orderBy(desc(entries.publishedAt), asc(entries.id))
    .limit(limit)
    .offset(offset);
}

export async function readEntry(db: Database, { siteId, categoryCode, now }: Place, id: string) {
  const [row] = await db
    .select(detailColumns)
    .from(entries)
    .where(and(publishedBelow(siteId, categoryCode, now), eq(entries.id, id)));
  return row;
}
