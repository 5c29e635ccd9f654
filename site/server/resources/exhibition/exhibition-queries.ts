import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { CountedTag } from '../../../contract/schemas/common/fields';
import type { ExhibitionKind, ExhibitionStatus } from '../../../contract/schemas/exhibition-kind';
import type { Database } from '../../db/database';
import { subquery } from '../../db/subquery';
import { exhibitionObjectTags, exhibitions, exhibits, tags } from '../../db/schema';
import { statusOn } from '../../calendar/exhibition-status';

/** Tags of the exhibition with the number of its objects on this site. */
const tagsOfExhibition = subquery<CountedTag[]>(sql`(
  select coalesce(
    jsonb_agg(jsonb_build_object('tagId', counted.id, 'tagName', counted.name, 'count', counted.count)
      order by counted.position, counted.id), '[]'::jsonb)
  from (
    select ${tags.id}, ${tags.name}, ${tags.position}, count(*)::int as count
    from ${exhibitionObjectTags}
    join ${tags} on ${tags.siteId} = ${exhibitionObjectTags.siteId}
      and ${tags.id} = ${exhibitionObjectTags.tagId}
    join ${exhibits} on ${exhibits.siteId} = ${exhibitionObjectTags.siteId}
      and ${exhibits.id} = ${exhibitionObjectTags.exhibitId}
    where ${exhibitionObjectTags.siteId} = ${exhibitions.siteId}
      and ${exhibitionObjectTags.exhibitionId} = ${exhibitions.id}
    group by ${tags.id}, ${tags.name}, ${tags.position}) counted)`);

function columnsOn(today: string) {
  return {
    id: exhibitions.id,
    kind: exhibitions.kind,
    status: statusOn(today),
    title: exhibitions.title,
    summary: exhibitions.summary,
    images: exhibitions.images,
    startDate: exhibitions.startDate,
    endDate: exhibitions.endDate,
    place: exhibitions.place,
    rooms: exhibitions.rooms,
    tags: tagsOfExhibition,
  };
}

export interface ExhibitionFilter {
  siteId: string;
  today: string;
  kind?: ExhibitionKind | undefined;
  status?: ExhibitionStatus | undefined;
}

function matching({ siteId, today, kind, status }: ExhibitionFilter) {
  return and(
    eq(exhibitions.siteId, siteId),
    kind ? eq(exhibitions.kind, kind) : undefined,
    status ? sql`${statusOn(today)} = ${status}` : undefined,
  );
}

/** Current exhibitions, then upcoming ones by start, then past ones. */
function orderOn(today: string): SQL[] {
  const status = statusOn(today);
  return [
    sql`case ${status} when 'current' then 1 when 'upcoming' then 2 else 3 end`,
    sql`case when ${status} = 'upcoming' then ${exhibitions.startDate} end asc`,
    desc(exhibitions.startDate),
    asc(exhibitions.id),
  ];
}

export async function countExhibitions(db: Database, filter: ExhibitionFilter) {
  return db.$count(exhibitions, matching(filter));
}

export async function readExhibitions(
  db: Database,
  filter: ExhibitionFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select(columnsOn(filter.today))
    .from(exhibitions)
    .where(matching(filter))
    .orderBy(...orderOn(filter.today))
    .limit(limit)
    .offset(offset);
}

export async function readExhibition(db: Database, siteId: string, today: string, id: string) {
  const [row] = await db
    .select({ ...columnsOn(today), content: exhibitions.content })
    .from(exhibitions)
    .where(and(eq(exhibitions.siteId, siteId), eq(exhibitions.id, id)));
  return row;
}
