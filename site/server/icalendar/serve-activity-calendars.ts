import type { FastifyInstance } from 'fastify';
import { activityCalendarPaths } from '../../contract/shared/calendar-files';
import { museum } from '../../contract/shared/museum';
import { sites, type Language } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { createFeedCache } from '../html/feeds/feed-cache';
import { createInProcessCalls } from '../html/shared/in-process-calls';
import type { Clock, DispatchCall } from '../http/dispatch-call';
import { HttpError } from '../http/http-error';
import type { ResolveOrigin } from '../http/public-origin';
import { createRateLimitHook } from '../http/rate-limit';
import { sendWithEtag } from '../http/send-with-etag';
import { activityEvents } from './activity-events';
import { writeCalendar } from './write-calendar';

/** Subscribers ask some times a day, each from a network of its own. */
const calendarsPerMinute = 120;

/** Coming activities in a calendar: the longest page of the call, some weeks. */
const maxActivities = 100;
const maxCacheBytes = 4 * 1_048_576;

const names: Record<Language, string> = {
  zh: `${museum.zh.name} · 活动`,
  en: `${museum.en.name} · Activities`,
};

interface CalendarDependencies {
  db: Database;
  clock: Clock;
  dispatchCall: DispatchCall;
  resolveOrigin: ResolveOrigin;
}

/** The calendars of coming activities, one a language, to which calendar programs subscribe. */
export function serveActivityCalendars(
  app: FastifyInstance,
  { db, clock, dispatchCall, resolveOrigin }: CalendarDependencies,
): void {
  const onRequest = createRateLimitHook(calendarsPerMinute);
  const calls = createInProcessCalls(dispatchCall);
  const readActivities = async (language: Language) =>
    (await calls.page('activityPage', { siteId: sites[language].id, pageSize: maxActivities }))
      .records;
  const readCalendar = createFeedCache({
    db,
    clock,
    name: 'calendars',
    maxBytes: maxCacheBytes,
    read: async () => {
      const content = { zh: await readActivities('zh'), en: await readActivities('en') };
      const ends = [...content.zh, ...content.en].map(({ endAt }) => Date.parse(endAt));
      return { content, until: Math.min(...ends) };
    },
  });
  for (const language of Object.keys(sites) as Language[]) {
    app.get(activityCalendarPaths[language], { onRequest }, async (request, reply) => {
      const origin = resolveOrigin(request);
      const calendar = await readCalendar(`${origin} ${language}`, (content) =>
        writeCalendar(activityEvents(content[language], { language, origin }), {
          language,
          name: names[language],
        }),
      );
      if (!calendar) throw new HttpError(404, (messages) => messages.urlNotFound(request.url));
      return sendWithEtag(request, reply, calendar.text, 'text/calendar', calendar.etag);
    });
  }
}
