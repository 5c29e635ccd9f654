import { sql, type SQL } from 'drizzle-orm';
import { check, index, pgTable, smallint, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { members } from './member';

const stars = (name: string) => smallint(name).notNull();
const isOneToFive = (column: AnyPgColumn): SQL => sql`${column} between 1 and 5`;

/** Ratings of the site, each with one to five stars for four criteria (spec section 3). */
export const ratings = pgTable(
  'ratings',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for an anonymous visitor, and from the end of the retention period. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    globeDesignStar: stars('globe_design_star'),
    browsingExperienceStar: stars('browsing_experience_star'),
    contentQualityStar: stars('content_quality_star'),
    comprehensiveStar: stars('comprehensive_star'),
    type: smallint().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('globe_design_is_1_to_5', isOneToFive(table.globeDesignStar)),
    check('browsing_experience_is_1_to_5', isOneToFive(table.browsingExperienceStar)),
    check('content_quality_is_1_to_5', isOneToFive(table.contentQualityStar)),
    check('comprehensive_is_1_to_5', isOneToFive(table.comprehensiveStar)),
    index('ratings_of_member').on(table.memberId),
  ],
);
