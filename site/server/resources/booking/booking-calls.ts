import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { MemberBooking } from '../../../contract/schemas/booking';
import { museumDateTime } from '../../../contract/shared/museum-time';
import { languageOfSite, sites } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { toLimitOffset } from '../../db/page-window';
import { activities, bookings } from '../../db/schema';
import { subquery } from '../../db/subquery';
import type { CallHandlers } from '../../http/call';

/** List of a member's bookings; booking and cancelling are calls of activities and tours. */
export function bookingCalls(db: Database): Pick<CallHandlers, 'bookingPage'> {
  return {
    bookingPage: async (input, { member, siteId, now }) => {
      const isOwn = eq(bookings.memberId, member.id);
      const total = await db.$count(bookings, isOwn);
      const { limit, offset } = toLimitOffset(input);
      const rows = await db
        .select({ ...columns, activity: localizedActivity(siteId) })
        .from(bookings)
        .where(isOwn)
        .orderBy(...upcomingFirst(now))
        .limit(limit)
        .offset(offset);
      return { total, records: rows.map((row) => recordOf(row, siteId, now)) };
    },
  };
}

const columns = {
  id: bookings.id,
  code: bookings.code,
  kind: bookings.kind,
  startAt: bookings.startAt,
  endAt: bookings.endAt,
  language: bookings.language,
  people: bookings.people,
  phone: bookings.phone,
  cancelledAt: bookings.cancelledAt,
};

interface LocalizedActivity {
  siteId: string;
  title: string;
  place: string;
}

/** Title and place of the activity on this site, or else on the other site. */
function localizedActivity(siteId: string) {
  return subquery<LocalizedActivity | null>(sql`(
    select jsonb_build_object(
      'siteId', ${activities.siteId}, 'title', ${activities.title}, 'place', ${activities.place})
    from ${activities}
    where ${activities.id} = ${bookings.activityId}
    order by ${activities.siteId} <> ${siteId}
    limit 1)`);
}

/** Upcoming bookings in ascending order, then the others in descending order. */
function upcomingFirst(now: Date) {
  const isUpcoming = sql`${isNull(bookings.cancelledAt)} and ${bookings.startAt} > ${now.toISOString()}::timestamptz`;
  return [
    sql`case when ${isUpcoming} then 0 else 1 end`,
    sql`case when ${isUpcoming} then ${bookings.startAt} end asc`,
    desc(bookings.startAt),
    asc(bookings.id),
  ];
}

interface Row extends Pick<MemberBooking, 'id' | 'code' | 'kind' | 'people'> {
  phone: string | null;
  startAt: Date;
  endAt: Date;
  language: 'zh' | 'en' | null;
  cancelledAt: Date | null;
  activity: LocalizedActivity | null;
}

function recordOf(row: Row, siteId: string, now: Date): MemberBooking {
  const { cancelledAt, activity, startAt, endAt, language, phone, ...rest } = row;
  const other = activity && activity.siteId !== siteId && languageOfSite(activity.siteId);
  return {
    ...rest,
    phone: phone ?? '',
    startAt: museumDateTime(startAt),
    endAt: museumDateTime(endAt),
    language: language ?? '',
    title: activity?.title ?? '',
    place: activity?.place ?? '',
    status: cancelledAt ? 'cancelled' : startAt > now ? 'booked' : 'past',
    ...(other && { titleLang: sites[other].lang }),
  };
}
