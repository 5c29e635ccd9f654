import { pathToFileURL } from 'node:url';
import type { BookingKind } from '../../contract/shared/booking-kinds';
import type { Language } from '../../contract/shared/sites';
import { HttpError } from '../http/http-error';

/** What a verifier learns of a booking, before it is stored. */
export interface BookingToVerify {
  kind: BookingKind;
  /** Start of the time of entry, the activity or the tour. */
  startAt: Date;
  people: number;
  /** Mainland mobile number. */
  phone: string;
  /** Id of the member who books; without one the visitor is not logged in. */
  memberId: string | undefined;
}

/** Rejects a booking: tells the visitor what to do, in the language of the site. */
export type Rejection = Record<Language, string>;

/**
 * Decides whether a booking may be made; `undefined` accepts it. Called for each attempt, before the
 * transaction, so that it may wait for another system. An error or a wait of more than ten seconds rejects
 * the booking with 503.
 */
export type BookingVerifier = (
  booking: BookingToVerify,
  signal: AbortSignal,
) => Promise<Rejection | undefined>;

/**
 * Verifies a booking.
 * @throws HttpError 403 with the text of the verifier, 503 if it fails
 */
export type VerifyBooking = (booking: BookingToVerify, language: Language) => Promise<void>;

const timeLimit = 10_000;

/** Without a verifier every booking is accepted. */
export function createBookingVerification(
  verifier: BookingVerifier | undefined,
  milliseconds = timeLimit,
): VerifyBooking {
  return async (booking, language) => {
    if (!verifier) return;
    // Only what the verifier needs: neither name nor note.
    const { kind, startAt, people, phone, memberId } = booking;
    const known = { kind, startAt, people, phone, memberId };
    const rejection = await runVerifier(verifier, known, AbortSignal.timeout(milliseconds));
    if (rejection) throw new HttpError(403, () => rejection[language]);
  };
}

async function runVerifier(
  verifier: BookingVerifier,
  booking: BookingToVerify,
  signal: AbortSignal,
): Promise<Rejection | undefined> {
  const timeout = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    return await Promise.race([verifier(booking, signal), timeout]);
  } catch (cause) {
    const headers = { 'retry-after': '30' };
    const error = new HttpError(503, (messages) => messages.serviceUnavailable, headers);
    throw Object.assign(error, { cause });
  }
}

/**
 * Loads the verifier of a museum: the default export of an ES module.
 * @throws TypeError if the module has none
 */
export async function loadBookingVerifier(path: string): Promise<BookingVerifier> {
  const module = (await import(pathToFileURL(path).href)) as { default?: unknown };
  if (typeof module.default === 'function') return module.default as BookingVerifier;
  throw new TypeError(
    `BOOKING_VERIFIER: 模块 ${path} 没有默认导出的函数 · the module ${path} has no function as default export`,
  );
}
