import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isProductCategory } from '../../../contract/shared/route-paths';
import type { Database } from '../../db/database';
import { entries, entryTags, tags } from '../../db/schema';
import { subquery } from '../../db/subquery';
import { removeCredits } from './credits';
import type { Labels } from './labels';
import { isOnOtherSite, sourceBatchSize, type IdFilter, type SourceReader } from './source';

const otherLanguage = alias(entries, 'others');

const tagNames = subquery<string[]>(sql`array(
  select ${tags.name} from ${entryTags}
  join ${tags} on ${tags.siteId} = ${entryTags.siteId} and ${tags.id} = ${entryTags.tagId}
  where ${entryTags.siteId} = ${entries.siteId} and ${entryTags.entryId} = ${entries.id}
  order by ${entryTags.position})`);

export async function* readArticleSources(
  db: Database,
  siteId: string,
  { labelOf }: Labels,
  filter: IdFilter,
): SourceReader {
  let last = '';
  for (;;) {
    const rows = await db
      .select({
        id: entries.id,
        categoryCode: entries.categoryId,
        title: entries.title,
        otherTitle: otherLanguage.title,
        summary: entries.summary,
        content: entries.content,
        publishedAt: entries.publishedAt,
        period: entries.period,
        material: entries.material,
        images: entries.images,
        parts: entries.parts,
        facts: entries.facts,
        tagNames,
      })
      .from(entries)
      .leftJoin(otherLanguage, isOnOtherSite(otherLanguage, entries))
      .where(and(eq(entries.siteId, siteId), gt(entries.id, last), filter(entries.id)))
      .orderBy(asc(entries.id))
      .limit(sourceBatchSize);
    yield rows.map((row) => ({
      kind: isProductCategory(row.categoryCode) ? 'product' : 'article',
      id: row.id,
      categoryCode: row.categoryCode,
      period: row.period,
      publishedAt: row.publishedAt,
      title: row.title,
      otherTitle: row.otherTitle ?? '',
      thumbImg: row.images[0]?.src ?? '',
      facts: [
        ...row.tagNames,
        labelOf('period', row.period),
        labelOf('material', row.material),
        ...Object.values(row.facts),
      ],
      texts: [
        { plain: row.summary },
        { rich: removeCredits(row.content, row.images) },
        ...(row.parts ?? []).flatMap(({ title, content }) => [{ plain: title }, { rich: content }]),
      ],
    }));
    const end = rows.at(-1);
    if (!end || rows.length < sourceBatchSize) return;
    last = end.id;
  }
}
