import { museumDay } from '../../../contract/museum-time';
import { routeNamed } from '../../../contract/route-paths';
import type { Database } from '../../db/database';
import { ratings } from '../../db/schema';
import type { CallHandlers } from '../../http/call';
import { bookAction } from '../../user-centre/ledger';

const most = 5;

export function ratingCalls(db: Database): Pick<CallHandlers, 'ratingCreate'> {
  return {
    ratingCreate: async (input, { member, now }) => {
      const {
        globeDesignStar = most,
        browsingExperienceStar = most,
        contentQualityStar = most,
        comprehensiveStar = most,
        type = 1,
        page = '',
      } = input;
      // A rating and its points are written together or not at all.
      return db.transaction(async (tx) => {
        const [rating] = await tx
          .insert(ratings)
          .values({
            globeDesignStar,
            browsingExperienceStar,
            contentQualityStar,
            comprehensiveStar,
            type,
            memberId: member?.id ?? null,
            createdAt: now,
          })
          .returning({ id: ratings.id });
        if (!rating) throw new TypeError('The database gave no rating.');
        if (member) {
          // An invented page would earn again: only routes of the site map are told apart.
          const occurrence = `${museumDay(now)}/${routeNamed(page)?.name ?? ''}`;
          await bookAction(tx, member.id, { actionCode: 'R002', occurrence }, now);
        }
        return rating;
      });
    },
  };
}
