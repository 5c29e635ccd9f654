import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { ObjectSort } from '../../../contract/schemas/exhibit';
import { exhibitionObjects, exhibitionObjectTags, exhibits, tags } from '../../db/schema';
import type { FoundObjects } from '../../search/find-objects';
import { objectsOnView } from './on-view';

/** What is asked of a list of objects; empty and missing values do not filter. */
export interface ExhibitFilter {
  siteId: string;
  /** Museum day, for what is on view. */
  today: string;
  found?: FoundObjects | undefined;
  period?: string | undefined;
  material?: string | undefined;
  findSpot?: string | undefined;
  kiln?: string | undefined;
  technique?: string | undefined;
  /** Room of the floor plans. */
  hall?: string | undefined;
  onView?: 'yes' | '' | undefined;
  picture?: 'yes' | '' | undefined;
  licence?: string | undefined;
  colour?: string | undefined;
  /** Objects whose years overlap with these; undated ones do not. */
  from?: number | undefined;
  to?: number | undefined;
  /** Only these objects. */
  ids?: readonly string[] | undefined;
  exhibitionId?: string | undefined;
  /** Objects with this tag in `exhibitionId`; requires `exhibitionId`. */
  tagId?: string | undefined;
  sort?: ObjectSort | '' | undefined;
}

/** Condition of a filter. */
export function matching(filter: ExhibitFilter): SQL | undefined {
  const { siteId, today, period, material, findSpot, kiln, licence, technique, hall, colour } =
    filter;
  const { from, to, ids, exhibitionId, tagId } = filter;
  return and(
    matchingKeyword(filter),
    period ? eq(exhibits.period, period) : undefined,
    material ? eq(exhibits.material, material) : undefined,
    findSpot ? eq(exhibits.findSpot, findSpot) : undefined,
    kiln ? eq(exhibits.kiln, kiln) : undefined,
    licence ? eq(exhibits.licence, licence) : undefined,
    technique ? sql`${exhibits.techniques} ? ${technique}` : undefined,
    colour ? sql`${exhibits.colours} ? ${colour}` : undefined,
    filter.picture ? sql`jsonb_array_length(${exhibits.images}) > 0` : undefined,
    filter.onView || hall ? inArray(exhibits.id, objectsOnView(siteId, today, hall)) : undefined,
    from !== undefined ? gte(exhibits.yearTo, from) : undefined,
    to !== undefined ? lte(exhibits.yearFrom, to) : undefined,
    ids ? hasIds(ids) : undefined,
    exhibitionId ? inExhibition(exhibitionId) : undefined,
    exhibitionId && tagId ? hasExhibitionTag(exhibitionId, tagId) : undefined,
  );
}

/** The condition of site and keyword only. */
export function matchingKeyword({ siteId, found }: Pick<ExhibitFilter, 'siteId' | 'found'>) {
  return and(eq(exhibits.siteId, siteId), found ? hasIds(found.ids) : undefined);
}

/** One parameter for all ids: a keyword can find more objects than a statement has parameters. */
const hasIds = (ids: readonly string[]) =>
  sql`${exhibits.id} = any(${sql.param([...ids])}::text[])`;

function inExhibition(exhibitionId: string): SQL {
  return sql`exists (
    select 1 from ${exhibitionObjects}
    where ${exhibitionObjects.siteId} = ${exhibits.siteId}
      and ${exhibitionObjects.exhibitId} = ${exhibits.id}
      and ${exhibitionObjects.exhibitionId} = ${exhibitionId})`;
}

function hasExhibitionTag(exhibitionId: string, tagId: string): SQL {
  return sql`exists (
    select 1 from ${exhibitionObjectTags}
    join ${tags} on ${tags.siteId} = ${exhibitionObjectTags.siteId}
      and ${tags.id} = ${exhibitionObjectTags.tagId}
    where ${exhibitionObjectTags.siteId} = ${exhibits.siteId}
      and ${exhibitionObjectTags.exhibitId} = ${exhibits.id}
      and ${exhibitionObjectTags.exhibitionId} = ${exhibitionId}
      and ${exhibitionObjectTags.tagId} = ${tagId})`;
}
