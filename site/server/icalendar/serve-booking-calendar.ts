import type { FastifyInstance } from 'fastify';
import { bookingCalendarPath } from '../../contract/shared/booking-calendar';
import type { Edition } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { asksForTraditional, detectLanguage } from '../http/parse-input';
import { HttpError } from '../http/http-error';
import type { ResolveOrigin } from '../http/public-origin';
import { createRateLimitHook } from '../http/rate-limit';
import { readBookingEvent } from './booking-event';
import { writeCalendar } from './write-calendar';

/** Ids are random; the limit keeps them from being guessed at speed. */
const filesPerMinute = 120;

interface CalendarDependencies {
  db: Database;
  resolveOrigin: ResolveOrigin;
}

/** `GET /calendar/booking.ics?id=…&siteId=…`: one booking as an iCalendar file, in the language and script asked for. */
export function serveBookingCalendar(
  app: FastifyInstance,
  { db, resolveOrigin }: CalendarDependencies,
): void {
  const onRequest = createRateLimitHook(filesPerMinute);
  app.get<{ Querystring: Record<string, unknown> }>(
    bookingCalendarPath,
    { onRequest },
    async (request, reply) => {
      const { id } = request.query;
      const edition = editionAsked(request.query);
      const origin = resolveOrigin(request);
      const event =
        typeof id === 'string' ? await readBookingEvent(db, id, { edition, origin }) : undefined;
      if (!event) throw new HttpError(404, (messages) => messages.bookingNotFound);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': 'attachment; filename="yunze-museum.ics"',
        })
        .type('text/calendar; charset=utf-8')
        .send(writeCalendar([event], { edition }));
    },
  );
}

function editionAsked(query: Record<string, unknown>): Edition {
  const language = detectLanguage(query);
  return language === 'zh' && asksForTraditional(query) ? 'hant' : language;
}
