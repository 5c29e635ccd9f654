import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Favourite } from '../../../contract/entities/favourite';
import type { ExhibitionKind } from '../../../contract/entities/exhibition';
import { museumDateTime } from '../../../contract/museum-time';
import {
  exhibitionLists,
  exhibitionPath,
  exhibitPath,
  recordPath,
} from '../../../contract/route-paths';
import { languageOfSite, sites } from '../../../contract/sites';
import type { Database } from '../../db/database';
import { subquery } from '../../db/subquery';
import { entries, exhibitions, exhibits, favourites } from '../../db/schema';
import type { FavouriteKind } from '../../db/schema/favourite';

/** A thing as one site shows it, or the other where this one does not. */
interface Shown {
  siteId: string;
  title: string;
  thumbImg: string | null;
  /** The entry's category, or the kind of the exhibition. */
  place: string;
}

interface Reader {
  memberId: string;
  siteId: string;
  now: Date;
}

function shownAs({ siteId, now }: Reader) {
  return subquery<Shown | null>(sql`(
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

function seenBy(reader: Reader) {
  return and(eq(favourites.memberId, reader.memberId), isNotNull(shownAs(reader)));
}

export async function countFavourites(db: Database, reader: Reader): Promise<number> {
  return db.$count(favourites, seenBy(reader));
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
      shown: shownAs(reader),
    })
    .from(favourites)
    .where(seenBy(reader))
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
  { siteId, title, thumbImg, place }: Shown,
  ownSite: string,
): Omit<Favourite, 'createdAt'> {
  const language = siteId === ownSite ? undefined : languageOfSite(siteId);
  return {
    contentId,
    title,
    thumbImg: thumbImg ?? '',
    ...placeOf(kind, contentId, place),
    ...(language && { titleLang: sites[language].lang }),
  };
}

function placeOf(kind: FavouriteKind, id: string, place: string) {
  switch (kind) {
    case 'entry':
      return { categoryCode: place, route: recordPath(place, id) ?? '' };
    case 'exhibition': {
      const listed = place as ExhibitionKind;
      return { categoryCode: exhibitionLists[listed], route: exhibitionPath(listed, id) };
    }
    case 'exhibit':
      return { categoryCode: 'ExcellentCollection', route: exhibitPath(id) };
  }
}
