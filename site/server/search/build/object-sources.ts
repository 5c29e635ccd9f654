import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { languageOfSite } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { exhibitionObjectTags, exhibits, tags } from '../../db/schema';
import { subquery } from '../../db/subquery';
import { extractCreditFacts } from './credits';
import type { Labels } from './labels';
import { isOnOtherSite, sourceBatchSize, type IdFilter, type SourceReader } from './source';

const audioGuide = { zh: '语音导览', en: 'Audio guide' } as const;

const otherLanguage = alias(exhibits, 'others');

/** Tags of an object in all exhibitions: 酒器, 食器. */
const tagNames = subquery<string[]>(sql`array(
  select distinct ${tags.name} from ${exhibitionObjectTags}
  join ${tags} on ${tags.siteId} = ${exhibitionObjectTags.siteId}
    and ${tags.id} = ${exhibitionObjectTags.tagId}
  where ${exhibitionObjectTags.siteId} = ${exhibits.siteId}
    and ${exhibitionObjectTags.exhibitId} = ${exhibits.id}
  order by 1)`);

export async function* readObjectSources(
  db: Database,
  siteId: string,
  { labelOf }: Labels,
  filter: IdFilter,
): SourceReader {
  const language = languageOfSite(siteId) ?? 'zh';
  let last = '';
  for (;;) {
    const rows = await db
      .select({
        exhibit: exhibits,
        otherTitle: otherLanguage.title,
        tagNames,
      })
      .from(exhibits)
      .leftJoin(otherLanguage, isOnOtherSite(otherLanguage, exhibits))
      .where(and(eq(exhibits.siteId, siteId), gt(exhibits.id, last), filter(exhibits.id)))
      .orderBy(asc(exhibits.id))
      .limit(sourceBatchSize);
    yield rows.map(({ exhibit, otherTitle, tagNames: names }) => ({
      kind: 'object',
      id: exhibit.id,
      categoryCode: 'ExcellentCollection',
      period: exhibit.period,
      publishedAt: null,
      title: exhibit.title,
      otherTitle: otherTitle ?? '',
      thumbImg: exhibit.images[0]?.src ?? '',
      facts: [
        labelOf('period', exhibit.period),
        labelOf('material', exhibit.material),
        labelOf('findSpot', exhibit.findSpot),
        labelOf('kiln', exhibit.kiln),
        exhibit.date,
        exhibit.medium,
        exhibit.accessionNumber,
        exhibit.holder,
        ...names,
        // Found by the number on its label.
        exhibit.audioStop ? `${audioGuide[language]} ${exhibit.audioStop}` : '',
        // Indexed with the facts, because in the body a snippet could end in the credit.
        ...extractCreditFacts(exhibit),
      ],
      texts: [{ rich: exhibit.description }],
    }));
    const end = rows.at(-1);
    if (!end || rows.length < sourceBatchSize) return;
    last = end.exhibit.id;
  }
}
