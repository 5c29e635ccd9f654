import type { FieldError } from './unwrap';

/** How a call failed. `msg` is the service's own sentence, '' where it gave none. */
export type Fault =
  | { kind: 'status'; status: number; msg: string; errors?: readonly FieldError[] }
  /** A code other than 0 or 200 inside an answer with HTTP status 200. */
  | { kind: 'code'; code: number | undefined; msg: string; errors?: readonly FieldError[] }
  | { kind: 'network' | 'timeout' | 'unreadable' };
