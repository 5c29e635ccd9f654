import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses: 256 random bits, base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Under which a token is stored. A token is random, so that one round of SHA-256 hides it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
