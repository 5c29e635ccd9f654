import { randomInt } from 'node:crypto';
import { referenceCodeAlphabet } from '../../contract/shared/reference-code';

/** Days in which a one-time password can be replaced. */
export const oneTimeDays = 7;

/** Four groups of four characters of which no two are confused: about 73 bits. */
export function createOneTimePassword(): string {
  const character = () => referenceCodeAlphabet[randomInt(referenceCodeAlphabet.length)] ?? '';
  const group = () => Array.from({ length: 4 }, character).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** The moment until which a one-time password that is set now can be replaced. */
export function oneTimeLimit(now: Date): Date {
  return new Date(now.getTime() + oneTimeDays * 24 * 60 * 60 * 1000);
}

/** Whether the password of an account was a one-time password that nobody replaced in time. */
export function hasExpiredPassword(
  { oneTimeUntil }: { oneTimeUntil: Date | null },
  now: Date,
): boolean {
  return oneTimeUntil !== null && oneTimeUntil <= now;
}
