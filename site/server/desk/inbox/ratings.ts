import { asc, avg, desc } from 'drizzle-orm';
import type { DeskMore } from '../../../contract/schemas/desk';
import type { DeskRating } from '../../../contract/schemas/desk/inbox';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { omit } from '../../db/omit';
import { deskStates, ratings } from '../../db/schema';
import type { PageResult } from '../../http/call';
import { countItems } from './count-items';
import { matchesFilters, type ItemFilters, type Window } from './filters';
import { hasStateOf, itemProgress, progressColumns, type ProgressRow } from './item-progress';

const { createdAt, id } = ratings;
const { globeDesignStar, browsingExperienceStar, contentQualityStar, comprehensiveStar } = ratings;
const stars = { globeDesignStar, browsingExperienceStar, contentQualityStar, comprehensiveStar };

/** Ratings of the site, the newest first, with the means of all that match. */
export async function listRatings(
  db: Database,
  filters: ItemFilters,
  { limit, offset }: Window,
): Promise<PageResult<DeskRating> & DeskMore<'deskRatingPage'>> {
  // A rating has no text: a keyword matches none.
  const matches = matchesFilters(filters, { time: createdAt, texts: [] });
  const hasState = hasStateOf('rating', id);
  const rows = await db
    .select({ rating: ratings, ...progressColumns('rating', id) })
    .from(ratings)
    .leftJoin(deskStates, hasState)
    .where(matches)
    .orderBy(desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
  const total = await countItems(db, ratings, hasState, matches);
  const [means] = await db
    .select({
      globeDesignStar: avg(globeDesignStar).mapWith(Number),
      browsingExperienceStar: avg(browsingExperienceStar).mapWith(Number),
      contentQualityStar: avg(contentQualityStar).mapWith(Number),
      comprehensiveStar: avg(comprehensiveStar).mapWith(Number),
    })
    .from(ratings)
    .leftJoin(deskStates, hasState)
    .where(matches);
  const names = Object.keys(stars) as (keyof typeof stars)[];
  const rounded = names.map((name) => [name, Math.round((means?.[name] ?? 0) * 100) / 100]);
  return {
    total,
    records: rows.map(ratingRecord),
    means: Object.fromEntries(rounded) as DeskMore<'deskRatingPage'>['means'],
  };
}

type Row = ProgressRow & { rating: typeof ratings.$inferSelect };

function ratingRecord({ rating, ...progress }: Row): DeskRating {
  const { memberId, createdAt: sentAt } = rating;
  return {
    ...omit(rating, ['memberId', 'type', 'createdAt']),
    isMember: memberId !== null,
    createdAt: museumDateTime(sentAt),
    ...itemProgress(progress),
  };
}
