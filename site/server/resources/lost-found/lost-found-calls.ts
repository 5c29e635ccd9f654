import { eq } from 'drizzle-orm';
import { museumDay, parseDateTime } from '../../../contract/shared/museum-time';
import { insertWithCode } from '../../booking/reference-code';
import type { Database } from '../../db/database';
import { lostFoundReports } from '../../db/schema';
import type { CallHandlers } from '../../http/call';
import { HttpError } from '../../http/http-error';
import { readConsent } from '../../privacy/consent';

export function lostFoundCalls(db: Database): Pick<CallHandlers, 'lostAndFound'> {
  return {
    lostAndFound: async (input, { now }) => {
      const { kind, itemName, description, place, contact, foundAt, requestId } = input;
      const moment = parseDateTime(foundAt);
      const foundOn = moment ? museumDay(moment) : foundAt;
      const report = { kind, itemName, description, place, contact, foundOn };
      const consent = await readConsent(db, input.consent, now);
      const inserted = await insertWithCode(db, lostFoundReports, (code) =>
        db
          .insert(lostFoundReports)
          .values({ ...report, ...consent, code, foundAt: moment, requestId, createdAt: now })
          .onConflictDoNothing()
          .returning({ id: lostFoundReports.id, code: lostFoundReports.code }),
      );
      return inserted ?? findSent(db, requestId, report);
    },
  };
}

/**
 * The report with the same request id.
 * @throws HttpError 409 if its content differs.
 */
async function findSent(
  db: Database,
  requestId: string | undefined,
  report: { itemName: string; description: string; place: string; contact: string },
): Promise<{ id: string; code: string }> {
  const [sent] = await db
    .select()
    .from(lostFoundReports)
    .where(eq(lostFoundReports.requestId, requestId ?? ''));
  const fields = ['itemName', 'description', 'place', 'contact'] as const;
  if (sent && fields.every((field) => sent[field] === report[field])) {
    return { id: sent.id, code: sent.code };
  }
  throw new HttpError(409, (messages) => messages.requestIdReused);
}
