import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Favourite } from '../../../contract/schemas/favourite';
import type { ExhibitionKind } from '../../../contract/schemas/exhibition-kind';
import { museumDateTime } from '../../../contract/shared/museum-time';
import {
  exhibitionListRoutes,
  exhibitionPath,
  exhibitPath,
  recordPath,
} from '../../../contract/shared/route-paths';
import { languageOfSite, sites } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { subquery } from '../../db/subquery';
import { entries, exhibitions, exhibits, favourites } from '../../db/schema';
import type { FavouriteKind } from '../../db/schema/favourite';

/** A favourite's record on this site, or else on the other site. */
interface LocalizedRecord {
  siteId: string;
  title: string;
  thumbImg: string | null;
  /** Category of the entry, or kind of the exhibition. */
  place: string;
}

interface Reader {
  memberId: string;
  siteId: string;
  now: Date;
}

function localizedRecord({ siteId, now }: Reader) {
  return subquery<LocalizedRecord | null>(sql`(
    select jsonb_build_object(
      'siteId', thing.site_id, 'title', thing.title, 'thumbImg', thing.images->0->>'src', 'place', thing.place)
    from (
      select site_id, title, images, category_id as place from ${entries}
      where ${favourites.kind} = 'entry' and id = ${favourites.contentId}
        and published_at <= ${now.toISOString()}::timestamptz
      union all
      select site_id, title, images, kind as place from ${exhibitions}
      where ${favourites.kind} = 'exhibition' and id = ${favourites.contentId}
      union all
      select site_id, title, images, '' as place from ${exhibits}
      where ${favourites.kind} = 'exhibit' and id = ${favourites.contentId}
    ) thing
    order by thing.site_id <> ${siteId}
    limit 1)`);
}

function isVisibleTo(reader: Reader) {
  return and(eq(favourites.memberId, reader.memberId), isNotNull(localizedRecord(reader)));
}

export async function countFavourites(db: Database, reader: Reader): Promise<number> {
  return db.$count(favourites, isVisibleTo(reader));
}

export async function readFavourites(
  db: Database,
  reader: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<Favourite[]> {
  const rows = await db
    .select({
      kind: favourites.kind,
      contentId: favourites.contentId,
      createdAt: favourites.createdAt,
      shown: localizedRecord(reader),
    })
    .from(favourites)
    .where(isVisibleTo(reader))
    .orderBy(desc(favourites.createdAt), favourites.kind, favourites.contentId)
    .limit(limit)
    .offset(offset);
  return rows.flatMap(({ shown, createdAt, ...thing }) =>
    shown
      ? [{ ...recordOf(thing, shown, reader.siteId), createdAt: museumDateTime(createdAt) }]
      : [],
  );
}

function recordOf(
  { kind, contentId }: { kind: FavouriteKind; contentId: string },
  { siteId, title, thumbImg, place }: LocalizedRecord,
  ownSite: string,
): Omit<Favourite, 'createdAt'> {
  const language = siteId === ownSite ? undefined : languageOfSite(siteId);
  return {
    contentId,
    title,
    thumbImg: thumbImg ?? '',
    ...locationOf(kind, contentId, place),
    ...(language && { titleLang: sites[language].lang }),
  };
}

function locationOf(kind: FavouriteKind, id: string, place: string) {
  switch (kind) {
    case 'entry':
      return { categoryCode: place, route: recordPath(place, id) ?? '' };
    case 'exhibition': {
      const listed = place as ExhibitionKind;
      return { categoryCode: exhibitionListRoutes[listed], route: exhibitionPath(listed, id) };
    }
    case 'exhibit':
      return { categoryCode: 'ExcellentCollection', route: exhibitPath(id) };
  }
}
