import type { FieldError } from './unwrap';

/** Cause of a failed call. `msg` is the service's message, '' if there is none. */
export type ApiFailure =
  | { kind: 'status'; status: number; msg: string; errors?: readonly FieldError[] }
  /** A code other than 0 or 200 in a response with HTTP status 200. */
  | { kind: 'code'; code: number | undefined; msg: string; errors?: readonly FieldError[] }
  | { kind: 'network' | 'timeout' | 'unreadable' };
