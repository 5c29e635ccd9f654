import type { NamedFault } from '../../contract/field-fault';
import type { Language } from '../../contract/sites';
import type { Failure } from '../../contract/wrapper';
import { faultIn } from '../validation/field-fault';
import { messages, type Messages } from './messages';
import type { SecurityEvent } from './security-events';

/**
 * An error with an HTTP status for the client. The message is a function of the language, which is
 * known only when the response is written.
 */
export class CallFailure extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly word: (messages: Messages) => string;
  readonly headers: Readonly<Record<string, string>>;
  /** Invalid fields in their order. */
  readonly faults: readonly NamedFault[];
  /** Security event to log, where the error may be part of an attack. */
  readonly event: SecurityEvent | undefined;

  constructor(
    status: number,
    word: (messages: Messages) => string,
    headers: Readonly<Record<string, string>> = {},
    faults: readonly NamedFault[] = [],
    event?: SecurityEvent,
  ) {
    super(`HTTP error ${status}`);
    this.status = status;
    this.word = word;
    this.headers = headers;
    this.faults = faults;
    this.event = event;
  }
}

/** 404: the record of a detail call does not exist. */
export function noSuchRecord(field: string, value: string): CallFailure {
  return new CallFailure(404, (messages) => messages.noSuchRecord(field, value));
}

/** Invalid fields: 400, or 409 where they conflict with stored data. */
export function faultyFields(
  faults: readonly NamedFault[],
  status = 400,
  event?: SecurityEvent,
): CallFailure {
  const [first] = faults;
  return new CallFailure(
    status,
    (messages) => (first ? messages.field(first.field, first.fault) : messages.notAnObject),
    {},
    faults,
    event,
  );
}

/** 503 with `Retry-After`: the service has no capacity. */
export function overloaded(retryAfterSeconds = 1): CallFailure {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return new CallFailure(503, (messages) => messages.unavailable, headers, [], 'overloaded');
}

/** 499 (nginx): the client closed the connection before the response. */
export function clientGone(): CallFailure {
  return new CallFailure(499, (messages) => messages.timeout);
}

/** An error in the response wrapper. */
export function wrapFailure(code: number, msg: string): Failure {
  return { success: false, code, msg, data: null };
}

/** An HttpError in the response wrapper, with a message for each invalid field. */
export function wrapCallFailure(httpError: CallFailure, language: Language): Failure {
  const wrapped = wrapFailure(httpError.status, httpError.word(messages[language]));
  const errors = httpError.faults.map(({ field, fault }) => ({
    field,
    msg: capitalised(faultIn[language](fault)),
  }));
  return errors.length > 0 ? { ...wrapped, errors } : wrapped;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
