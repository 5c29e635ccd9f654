import type { FastifyInstance } from 'fastify';
import { count, max, sum } from 'drizzle-orm';
import { calendarFiles } from '../../contract/shared/calendar-files';
import type { EventKind } from '../../contract/shared/event-kinds';
import { museum } from '../../contract/shared/museum';
import { addDays, museumDay } from '../../contract/shared/museum-time';
import { editions, type Language } from '../../contract/shared/sites';
import type { MuseumEvent } from '../calendar/events/museum-event';
import { readMuseumEvents } from '../calendar/events/read-museum-events';
import { readContentVersion } from '../db/content-version';
import type { Database } from '../db/database';
import { docentTours } from '../db/schema';
import { createFeedCache } from '../html/feeds/feed-cache';
import type { Clock } from '../http/dispatch-call';
import { HttpError } from '../http/http-error';
import type { ResolveOrigin } from '../http/public-origin';
import { createRateLimitHook } from '../http/rate-limit';
import { sendWithEtag } from '../http/send-with-etag';
import { toCalendarEvents } from './museum-calendar';
import { writeCalendar } from './write-calendar';

/** Subscribers ask some times a day, each from a network of its own. */
const calendarsPerMinute = 120;

/** Days before today, so that what is just over does not vanish, and after it: exhibitions are told a year ahead. */
const daysBefore = 14;
const daysAfter = 366;

const maxCacheBytes = 8 * 1_048_576;
const hourMs = 3_600_000;

const subjects: Record<Language, Record<EventKind | 'all', string>> = {
  zh: { all: '日历', activity: '活动', tour: '讲解与导览', exhibition: '展览', hours: '开放时间' },
  en: {
    all: 'Calendar',
    activity: 'Activities',
    tour: 'Guided tours',
    exhibition: 'Exhibitions',
    hours: 'Hours',
  },
};

interface CalendarDependencies {
  db: Database;
  clock: Clock;
  resolveOrigin: ResolveOrigin;
}

/** The tours are a setting of the desk, which the version of the content does not know. */
async function readVersion(db: Database): Promise<string> {
  const [tours] = await db
    .select({
      rules: count(),
      changes: sum(docentTours.version),
      changedAt: max(docentTours.updatedAt),
    })
    .from(docentTours);
  return `${await readContentVersion(db)} ${JSON.stringify(tours)}`;
}

/** The calendars to which programs subscribe: everything or one kind of dates, in each edition. */
export function serveMuseumCalendars(
  app: FastifyInstance,
  { db, clock, resolveOrigin }: CalendarDependencies,
): void {
  const onRequest = createRateLimitHook(calendarsPerMinute);
  const readCalendar = createFeedCache<Record<Language, MuseumEvent[]>>({
    db,
    clock,
    name: 'calendars',
    maxBytes: maxCacheBytes,
    readVersion,
    read: async (now) => {
      const today = museumDay(now);
      const range = { from: addDays(today, -daysBefore), to: addDays(today, daysAfter), now };
      const content = {
        zh: await readMuseumEvents(db, { ...range, language: 'zh' }),
        en: await readMuseumEvents(db, { ...range, language: 'en' }),
      };
      // Withdrawals that are planned for a time need no new version.
      return { content, until: now.getTime() + hourMs };
    },
  });
  for (const { kind, edition, path } of calendarFiles) {
    const { language } = editions[edition];
    app.get(path, { onRequest }, async (request, reply) => {
      const origin = resolveOrigin(request);
      const calendar = await readCalendar(`${origin} ${path}`, (content) => {
        const events = content[language].filter(
          ({ kinds }) => kind === 'all' || kinds.includes(kind),
        );
        return writeCalendar(toCalendarEvents(events, { edition, origin }), {
          edition,
          name: `${museum[language].name} · ${subjects[language][kind]}`,
        });
      });
      if (!calendar) throw new HttpError(404, (messages) => messages.urlNotFound(request.url));
      return sendWithEtag(request, reply, calendar.text, 'text/calendar', calendar.etag);
    });
  }
}
