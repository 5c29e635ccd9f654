import type { Failure } from '../../contract/wrapper';
import type { Messages } from './messages';

/**
 * A call that fails in a way its caller may know of. The wording is chosen when it is answered,
 * because the language of the site is known only there.
 */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly status: number;
  readonly word: (messages: Messages) => string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    word: (messages: Messages) => string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`A call failed with ${status}`);
    this.status = status;
    this.word = word;
    this.headers = headers;
  }
}

/** The record that a detail call asks for is not there. */
export function noSuchRecord(field: string, value: string): CallFailure {
  return new CallFailure(404, (messages) => messages.noSuchRecord(field, value));
}

/** A failure in the wrapper that every answer wears. */
export function wrapFailure(code: number, msg: string): Failure {
  return { success: false, code, msg, data: null };
}
