import { OaiError } from './oai-error';

/** A datestamp in UTC with whole seconds: `2026-11-28T09:00:00Z`. */
export const datestamp = (time: Date) => time.toISOString().replace(/\.\d+Z$/, 'Z');

// Databases have no year 0.
const day = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const second = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

const lastTime = new Date('9999-12-31T23:59:59Z');

/** Times of a selective harvest; both may be missing. */
export interface Span {
  from?: Date | undefined;
  /** Exclusive: the end of the second or day that `until` names. */
  before?: Date | undefined;
}

/**
 * Parses the arguments `from` and `until`, days or seconds in UTC.
 * @throws OaiError `badArgument` for another form, two granularities or a span that ends before it begins
 */
export function parseSpan(from: string | undefined, until: string | undefined): Span {
  if (from !== undefined && until !== undefined && from.length !== until.length)
    throw new OaiError('badArgument', 'from and until have different granularities');
  const start = from === undefined ? undefined : parseTime('from', from);
  const end = until === undefined ? undefined : parseTime('until', until);
  if (start && end && start > end)
    throw new OaiError('badArgument', 'from must not be later than until');
  const length = day.test(until ?? '') ? 86_400_000 : 1000;
  const before = end && new Date(end.getTime() + length);
  // Nothing changes after the last year that a datestamp can have.
  return { from: start, before: before && before > lastTime ? undefined : before };
}

function parseTime(name: string, value: string): Date {
  const time = new Date(value);
  const hasForm = day.test(value) || second.test(value);
  // Date accepts 30 February.
  if (!hasForm || Number.isNaN(time.getTime()) || !datestamp(time).startsWith(value.slice(0, 10)))
    throw new OaiError(
      'badArgument',
      `${name} must be a day or a second in UTC, 2026-11-28T09:00:00Z`,
    );
  return time;
}
