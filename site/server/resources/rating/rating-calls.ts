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
          await bookAction(tx, member.id, { actionCode: 'R002', occurrence: rating.id }, now);
        }
        return rating;
      });
    },
  };
}
