import { and, eq, isNull } from 'drizzle-orm';
import { pathOfKind } from '../../contract/shared/route-paths';
import { spellReferenceCode } from '../../contract/shared/reference-code';
import { museum } from '../../contract/shared/museum';
import { editions, sites, type Edition, type Language } from '../../contract/shared/sites';
import { activityTitle } from '../booking/activity-title';
import type { Database } from '../db/database';
import { bookings } from '../db/schema';
import type { CalendarEvent } from './write-calendar';

const texts = {
  zh: {
    admission: '入馆',
    docent: '讲解',
    activity: '活动',
    classVisit: '学校参观',
    number: (code: string, people: number) => `预约编号 ${code} · ${people} 人`,
  },
  en: {
    admission: 'Entry',
    docent: 'Docent’s tour',
    activity: 'Activity',
    classVisit: 'Class visit',
    number: (code: string, people: number) =>
      `Booking ${code} · ${people} ${people === 1 ? 'person' : 'people'}`,
  },
} as const satisfies Record<Language, unknown>;

/** Page kind on which each kind of booking is made and cancelled. */
const pages = {
  admission: 'admission',
  docent: 'docents',
  activity: 'activity-list',
  classVisit: 'class-visit',
} as const;

/**
 * The calendar entry of a booking; `undefined` where it is unknown or cancelled. The id is a random UUID that only the
 * receipt tells; the entry has neither name nor phone.
 */
export async function readBookingEvent(
  db: Database,
  id: string,
  { edition, origin }: { edition: Edition; origin: string },
): Promise<CalendarEvent | undefined> {
  const { language, website } = editions[edition];
  const siteId = sites[language].id;
  const [row] = await db
    .select({
      booking: bookings,
      title: activityTitle(siteId),
    })
    .from(bookings)
    .where(and(eq(bookings.id, id), isNull(bookings.cancelledAt)));
  if (!row) return undefined;
  const { kind, code, startAt, endAt, people, createdAt } = row.booking;
  const own = texts[language];
  return {
    id,
    title: `${museum[language].name} · ${row.title ?? own[kind]}`,
    startAt,
    endAt,
    place: '',
    description: own.number(spellReferenceCode(code), people),
    url: `${origin}${website}#${pathOfKind(pages[kind])}`,
    changedAt: createdAt,
  };
}
