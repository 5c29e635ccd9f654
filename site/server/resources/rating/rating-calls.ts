import { museumDay } from '../../../contract/shared/museum-time';
import { findRoute } from '../../../contract/shared/route-paths';
import type { Database } from '../../db/database';
import { ratings } from '../../db/schema';
import type { CallHandlers } from '../../http/call';
import { addPoints } from '../../members/points-ledger';

const maxStars = 5;

export function ratingCalls(db: Database): Pick<CallHandlers, 'ratingCreate'> {
  return {
    ratingCreate: async (input, { member, now }) => {
      const {
        globeDesignStar = maxStars,
        browsingExperienceStar = maxStars,
        contentQualityStar = maxStars,
        comprehensiveStar = maxStars,
        type = 1,
        page = '',
      } = input;
      // One transaction for the rating and its points.
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
        if (!rating) throw new TypeError('The insert returned no rating.');
        if (member) {
          // Unknown pages count as one, because invented names would earn points again.
          const occurrence = `${museumDay(now)}/${findRoute(page)?.name ?? ''}`;
          await addPoints(tx, member.id, { actionCode: 'R002', occurrence }, now);
        }
        return rating;
      });
    },
  };
}
