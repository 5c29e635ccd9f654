import type { ValidationError } from '../../contract/shared/field-error';
import type { Language } from '../../contract/shared/sites';
import type { ErrorResponse } from '../../contract/schemas/common/wrapper';
import { fieldErrorMessage } from '../../contract/shared/field-error-messages';
import { messages, type Messages } from './messages';
import type { SecurityEvent } from '../diagnostics/security-event';

/** An invalid field: what is wrong with its value, or a sentence for it in each language. */
export type InvalidField =
  ValidationError | { field: string; texts: Readonly<Record<Language, string>> };

/**
 * An error with an HTTP status for the client. The message is a function of the language, which is
 * known only when the response is written.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly getMessage: (messages: Messages) => string;
  readonly headers: Readonly<Record<string, string>>;
  /** Invalid fields in their order. */
  readonly validationErrors: readonly InvalidField[];
  /** Security event to log, where the error may be part of an attack. */
  readonly securityEvent: SecurityEvent | undefined;

  constructor(
    status: number,
    getMessage: (messages: Messages) => string,
    headers: Readonly<Record<string, string>> = {},
    validationErrors: readonly InvalidField[] = [],
    event?: SecurityEvent,
  ) {
    super(`HTTP error ${status}`);
    this.status = status;
    this.getMessage = getMessage;
    this.headers = headers;
    this.validationErrors = validationErrors;
    this.securityEvent = event;
  }
}

/** 409: somebody has changed it since the version that a call names. */
export class ConflictError extends HttpError {
  /** What the service has now; `undefined` where nothing is left. */
  readonly current: unknown;

  /** @param by who was faster, or the name of what has changed */
  constructor(by: string, current: unknown) {
    super(409, (messages) => messages.changedByOther(by));
    this.current = current;
  }
}

/** 404: the record of a detail call does not exist. */
export function recordNotFound(field: string, value: string): HttpError {
  return new HttpError(404, (messages) => messages.recordNotFound(field, value));
}

/** Invalid fields: 400, or 409 where they conflict with stored data. */
export function invalidFields(
  errors: readonly ValidationError[],
  status = 400,
  event?: SecurityEvent,
): HttpError {
  const [first] = errors;
  return new HttpError(
    status,
    (messages) => (first ? messages.invalidField(first.field, first.error) : messages.notAnObject),
    {},
    errors,
    event,
  );
}

/** 503 with `Retry-After`: the service has no capacity. */
export function serviceUnavailable(retryAfterSeconds = 1): HttpError {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return new HttpError(503, (messages) => messages.serviceUnavailable, headers, [], 'overloaded');
}

/** 499 (nginx): the client closed the connection before the response. */
export function clientClosedRequest(): HttpError {
  return new HttpError(499, (messages) => messages.requestTimeout);
}

/** An error in the response wrapper. */
export function wrapError(code: number, msg: string): ErrorResponse {
  return { success: false, code, msg, data: null };
}

/** An HttpError in the response wrapper, with a message for each invalid field and the present state of a conflict. */
export function wrapHttpError(httpError: HttpError, language: Language): ErrorResponse {
  const wrapped = {
    ...wrapError(httpError.status, httpError.getMessage(messages[language])),
    ...(httpError instanceof ConflictError && { current: httpError.current }),
  };
  const errors = httpError.validationErrors.map((invalid) => ({
    field: invalid.field,
    msg: 'texts' in invalid ? invalid.texts[language] : fieldErrorMessage(invalid.error, language),
  }));
  return errors.length > 0 ? { ...wrapped, errors } : wrapped;
}
