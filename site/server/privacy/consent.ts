import { and, desc, eq, lte } from 'drizzle-orm';
import { museumDay } from '../../contract/shared/museum-time';
import { privacyRoute } from '../../contract/shared/privacy-notice';
import type { Database } from '../db/database';
import { entries } from '../db/schema';

/** Columns that record consent to the privacy notice. */
export interface Consent {
  consentedAt: Date | null;
  /** Day on which the notice was published; `null` where the content has none. */
  noticeVersion: string | null;
}

/** The consent given now, to the notice published last; nulls where a call was sent without consent. */
export async function readConsent(
  db: Database,
  isGiven: true | undefined,
  now: Date,
): Promise<Consent> {
  if (!isGiven) return { consentedAt: null, noticeVersion: null };
  const isPublishedNotice = and(
    eq(entries.categoryId, privacyRoute),
    lte(entries.publishedAt, now),
  );
  const [notice] = await db
    .select({ publishedAt: entries.publishedAt })
    .from(entries)
    .where(isPublishedNotice)
    .orderBy(desc(entries.publishedAt))
    .limit(1);
  return { consentedAt: now, noticeVersion: notice ? museumDay(notice.publishedAt) : null };
}
