import { and, eq, isNull, isNotNull, or } from 'drizzle-orm';
import { hasIdOrCode, insertWithCode } from '../../booking/reference-code';
import type { Database } from '../../db/database';
import { volunteers } from '../../db/schema';
import type { CallHandlers } from '../../http/call';
import { HttpError } from '../../http/http-error';
import { readConsent } from '../../privacy/consent';
import { erasedApplication } from '../../privacy/erased-values';

export function volunteerCalls(
  db: Database,
): Pick<CallHandlers, 'volunteerApply' | 'volunteerWithdraw'> {
  return {
    volunteerApply: async (input, { now }) => {
      const { name, phone, email, birthYear, languages, skills, availability } = input;
      const { motivation, requestId } = input;
      const application = {
        name,
        phone,
        email,
        birthYear,
        languages,
        skills,
        availability,
        motivation,
        requestId,
        ...(await readConsent(db, input.consent, now)),
      };
      const applied = await insertWithCode(db, volunteers, (code) =>
        db
          .insert(volunteers)
          .values({ ...application, code, createdAt: now })
          .onConflictDoNothing()
          .returning({ id: volunteers.id, code: volunteers.code }),
      );
      return applied ?? findSent(db, input);
    },

    volunteerWithdraw: async ({ id, phone }, { now }) => {
      // Of a withdrawn application no phone is left to compare.
      const isErased = and(isNotNull(volunteers.withdrawnAt), isNull(volunteers.phone));
      const named = and(hasIdOrCode(volunteers, id), or(eq(volunteers.phone, phone), isErased));
      const [withdrawn] = await db
        .update(volunteers)
        .set({ ...erasedApplication, withdrawnAt: now })
        .where(and(named, isNull(volunteers.withdrawnAt)))
        .returning({ id: volunteers.id });
      if (withdrawn) return null;
      const isKnown = (await db.$count(volunteers, named)) > 0;
      throw isKnown
        ? new HttpError(409, (messages) => messages.alreadyCancelled)
        : new HttpError(404, (messages) => messages.receiptNotFound);
    },
  };
}

/**
 * The application with the same request id.
 * @throws HttpError 409 if there is none, its content differs or it was withdrawn.
 */
async function findSent(
  db: Database,
  { requestId, phone }: { requestId?: string | undefined; phone: string },
): Promise<{ id: string; code: string }> {
  const [sent] = requestId
    ? await db.select().from(volunteers).where(eq(volunteers.requestId, requestId))
    : [];
  if (!sent) throw new HttpError(409, (messages) => messages.alreadyApplied);
  if (sent.withdrawnAt) throw new HttpError(409, (messages) => messages.alreadyCancelled);
  if (sent.phone !== phone) throw new HttpError(409, (messages) => messages.requestIdReused);
  return { id: sent.id, code: sent.code };
}
