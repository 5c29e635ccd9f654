import { avg, sql, type SQL } from 'drizzle-orm';
import type { DeskMore } from '../../../contract/schemas/desk';
import type { DeskRating } from '../../../contract/schemas/desk/inbox';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { omit } from '../../db/omit';
import { deskStates, ratings } from '../../db/schema';
import type { PageResult } from '../../http/call';
import { matchesFilters, type ItemFilters, type Window } from './filters';
import { hasStateOf, itemProgress } from './item-progress';
import { selectItems, type ItemRow } from './select-items';

type Means = DeskMore<'deskRatingPage'>['means'];

/** Ratings of the site, the newest first, with the means of all that match. */
export async function listRatings(
  db: Database,
  filters: ItemFilters,
  window: Window,
): Promise<PageResult<DeskRating> & { means: Means }> {
  // A rating has no text: a keyword matches none.
  const matches = matchesFilters(filters, { time: ratings.createdAt, texts: [] });
  const { total, rows } = await selectItems(db, 'rating', ratings, matches, window);
  return { total, records: rows.map(ratingRecord), means: await readMeans(db, matches) };
}

async function readMeans(db: Database, matches: SQL | undefined): Promise<Means> {
  const [means] = await db
    .select({
      globeDesignStar: mean(ratings.globeDesignStar),
      browsingExperienceStar: mean(ratings.browsingExperienceStar),
      contentQualityStar: mean(ratings.contentQualityStar),
      comprehensiveStar: mean(ratings.comprehensiveStar),
    })
    .from(ratings)
    .leftJoin(deskStates, hasStateOf('rating', ratings.id))
    .where(matches);
  if (!means) throw new TypeError('An aggregate query has one row.');
  return means;
}

/** Mean with two decimals; 0 without rows. */
function mean(column: Parameters<typeof avg>[0]) {
  return sql<number>`coalesce(round(${avg(column)}, 2), 0)`.mapWith(Number);
}

function ratingRecord({ item, ...progress }: ItemRow<typeof ratings>): DeskRating {
  const { memberId, createdAt } = item;
  return {
    ...omit(item, ['memberId', 'type', 'createdAt']),
    isMember: memberId !== null,
    createdAt: museumDateTime(createdAt),
    ...itemProgress(progress),
  };
}
