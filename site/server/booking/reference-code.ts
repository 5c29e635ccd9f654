import { randomInt } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import {
  normaliseReferenceCode,
  referenceCodeAlphabet,
  referenceCodeLength,
} from '../../contract/shared/reference-code';
import type { Database } from '../db/database';
import type { bookings, lostFoundReports, volunteers } from '../db/schema';

type SubmissionTable = typeof bookings | typeof lostFoundReports | typeof volunteers;

/** With 190 million codes, a second attempt is already rare. */
const maxAttempts = 8;

export function createReferenceCode(): string {
  const letters = Array.from(
    { length: referenceCodeLength },
    () => referenceCodeAlphabet[randomInt(referenceCodeAlphabet.length)],
  );
  return letters.join('');
}

/**
 * Inserts a submission under a new code. `insert` must ignore conflicts: if it returned no row because the
 * code is taken, another code is tried; any other conflict gives `undefined`.
 */
export async function insertWithCode<Row>(
  db: Database,
  table: SubmissionTable,
  insert: (code: string) => Promise<readonly Row[]>,
  createCode: () => string = createReferenceCode,
): Promise<Row | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const code = createCode();
    const [row] = await insert(code);
    if (row) return row;
    if ((await db.$count(table, eq(table.code, code))) === 0) return undefined;
  }
  throw new Error(`No free reference code in ${maxAttempts} attempts.`);
}

/** Whether a submission has this id, or this code as visitors read it from their receipt. */
export function hasIdOrCode(table: SubmissionTable, typed: string) {
  return or(eq(table.id, typed), eq(table.code, normaliseReferenceCode(typed)));
}
