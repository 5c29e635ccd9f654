import { OaiError } from './oai-error';

/** Where a list goes on; the service keeps nothing, so that a token never expires. */
export interface Continuation {
  metadataPrefix: string;
  from?: string | undefined;
  until?: string | undefined;
  /** Id of the last object so far. */
  after: string;
  /** Number of the objects so far. */
  cursor: number;
}

/** Writes a continuation as one word. */
export function writeToken({ metadataPrefix, from, until, after, cursor }: Continuation): string {
  const parts = [metadataPrefix, from ?? '', until ?? '', after, cursor];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Reads a continuation.
 * @throws OaiError `badResumptionToken` for a word that `writeToken` did not write
 */
export function readToken(token: string): Continuation {
  const parts = parseParts(token);
  if (!parts || writeToken(parts) !== token)
    throw new OaiError('badResumptionToken', 'the resumption token is not one of this repository');
  return parts;
}

function parseParts(token: string): Continuation | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (!Array.isArray(parts)) return undefined;
    const [metadataPrefix, from, until, after, cursor] = parts as unknown[];
    const isText = (value: unknown): value is string =>
      typeof value === 'string' && !value.includes('\0');
    if (![metadataPrefix, from, until, after].every(isText)) return undefined;
    if (!Number.isSafeInteger(cursor) || Number(cursor) < 0) return undefined;
    const texts = parts as string[];
    return {
      metadataPrefix: texts[0] ?? '',
      from: texts[1] || undefined,
      until: texts[2] || undefined,
      after: texts[3] ?? '',
      cursor: Number(cursor),
    };
  } catch {
    return undefined;
  }
}
