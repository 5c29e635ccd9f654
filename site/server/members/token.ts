import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Stored form of a token. A random token needs no slow hash: SHA-256 suffices. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
