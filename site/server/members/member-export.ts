import { eq } from 'drizzle-orm';
import type { MemberExport } from '../../contract/schemas/member';
import { museumDateTime } from '../../contract/shared/museum-time';
import type { Database } from '../db/database';
import { bookings, favourites, members, points, ratings, sessions } from '../db/schema';
import { readObjectSets } from './object-sets';

/** Everything that is stored about a member, for PIPL, article 45; `undefined` without such a member. */
export async function readMemberExport(
  db: Database,
  id: string,
  now: Date,
): Promise<MemberExport | undefined> {
  const [member] = await db.select().from(members).where(eq(members.id, id));
  if (!member) return undefined;
  const booked = await db
    .select()
    .from(bookings)
    .where(eq(bookings.memberId, id))
    .orderBy(bookings.createdAt);
  const marked = await db.select().from(favourites).where(eq(favourites.memberId, id));
  const earned = await db
    .select()
    .from(points)
    .where(eq(points.memberId, id))
    .orderBy(points.createdAt);
  const rated = await db.select().from(ratings).where(eq(ratings.memberId, id));
  const logins = await db.select().from(sessions).where(eq(sessions.memberId, id));
  const { userName, nickName, phone, email, noticeVersion } = member;
  return {
    exportedAt: museumDateTime(now),
    account: {
      ...{ id, nickName, userName, phone, email },
      createdAt: museumDateTime(member.createdAt),
      consentedAt: timeOf(member.consentedAt),
      noticeVersion,
    },
    bookings: booked.map(bookingOf),
    objectSets: await readObjectSets(db, id),
    favourites: marked.map(({ kind, contentId, createdAt }) => ({
      kind,
      contentId,
      createdAt: museumDateTime(createdAt),
    })),
    points: earned.map(({ actionCode, occurrence, points: number, createdAt }) => ({
      actionCode,
      occurrence,
      points: number,
      createdAt: museumDateTime(createdAt),
    })),
    ratings: rated.map((rating) => ({
      globeDesignStar: rating.globeDesignStar,
      browsingExperienceStar: rating.browsingExperienceStar,
      contentQualityStar: rating.contentQualityStar,
      comprehensiveStar: rating.comprehensiveStar,
      createdAt: museumDateTime(rating.createdAt),
    })),
    sessions: logins.map(({ createdAt, endedAt }) => ({
      createdAt: museumDateTime(createdAt),
      endedAt: timeOf(endedAt),
    })),
  };
}

function bookingOf(booking: typeof bookings.$inferSelect): MemberExport['bookings'][number] {
  const { code, kind, activityId, language, people, name, phone, note, noticeVersion } = booking;
  const { school, stage, adults, programme, access } = booking;
  return {
    ...{ code, kind, activityId, language, people, name, phone, note, noticeVersion },
    ...{ school, stage, adults, programme, access: access ?? [] },
    startAt: museumDateTime(booking.startAt),
    endAt: museumDateTime(booking.endAt),
    createdAt: museumDateTime(booking.createdAt),
    cancelledAt: timeOf(booking.cancelledAt),
    consentedAt: timeOf(booking.consentedAt),
  };
}

function timeOf(time: Date | null): string | null {
  return time && museumDateTime(time);
}
