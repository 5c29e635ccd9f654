import type { NamedFault } from '../../contract/field-fault';
import type { Language } from '../../contract/sites';
import type { Failure } from '../../contract/wrapper';
import { faultIn } from '../validation/field-fault';
import { messages, type Messages } from './messages';
import type { SecurityEvent } from './security-events';

/**
 * A call that fails in a way its caller may know of. The wording is chosen when it is answered,
 * because the language of the site is known only there.
 */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly status: number;
  readonly word: (messages: Messages) => string;
  readonly headers: Readonly<Record<string, string>>;
  /** The fields that are at fault, in their order. */
  readonly faults: readonly NamedFault[];
  /** What the log says of it, where it may be part of an attack. */
  readonly event: SecurityEvent | undefined;

  constructor(
    status: number,
    word: (messages: Messages) => string,
    headers: Readonly<Record<string, string>> = {},
    faults: readonly NamedFault[] = [],
    event?: SecurityEvent,
  ) {
    super(`A call failed with ${status}`);
    this.status = status;
    this.word = word;
    this.headers = headers;
    this.faults = faults;
    this.event = event;
  }
}

/** The record that a detail call asks for is not there. */
export function noSuchRecord(field: string, value: string): CallFailure {
  return new CallFailure(404, (messages) => messages.noSuchRecord(field, value));
}

/** Fields that cannot be taken as they are; `status` may say that they clash with what is there. */
export function faultyFields(
  faults: readonly NamedFault[],
  status = 400,
  event?: SecurityEvent,
): CallFailure {
  const [first] = faults;
  return new CallFailure(
    status,
    (words) => (first ? words.field(first.field, first.fault) : words.notAnObject),
    {},
    faults,
    event,
  );
}

/** The service has no capacity for this now; the client is told to come back. */
export function overloaded(retryAfterSeconds = 1): CallFailure {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return new CallFailure(503, (messages) => messages.unavailable, headers, [], 'overloaded');
}

/** The client closed the connection before its answer was made; nobody reads this (nginx's 499). */
export function clientGone(): CallFailure {
  return new CallFailure(499, (messages) => messages.timeout);
}

/** A failure in the wrapper that every answer wears. */
export function wrapFailure(code: number, msg: string): Failure {
  return { success: false, code, msg, data: null };
}

/** A call's failure in the wrapper, with a word for each field that is at fault. */
export function wrapCallFailure(failure: CallFailure, language: Language): Failure {
  const wrapped = wrapFailure(failure.status, failure.word(messages[language]));
  const errors = failure.faults.map(({ field, fault }) => ({
    field,
    msg: capitalised(faultIn[language](fault)),
  }));
  return errors.length > 0 ? { ...wrapped, errors } : wrapped;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
