import type { Language } from '../../../contract/shared/sites';
import { failureMessage } from './error-messages';
import type { ApiFailure } from './api-failure';
import type { FieldError } from './unwrap';

/** A failed call; the message comes from the error catalogue, in the page's language (spec section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly path: string;

  constructor(fault: ApiFailure, path: string, language: Language) {
    super(failureMessage(fault, path, language));
    this.failure = fault;
    this.path = path;
  }

  /** Form fields that the service rejected, with its messages. */
  get fields(): readonly FieldError[] {
    return ('errors' in this.failure && this.failure.errors) || [];
  }

  /** HTTP status, or the code in the response body; `undefined` without a response. */
  get status(): number | undefined {
    const { failure } = this;
    if (failure.kind === 'status') return failure.status;
    return failure.kind === 'code' ? failure.code : undefined;
  }

  /** True if the record does not exist. */
  get isNotFound(): boolean {
    return this.status === 404;
  }
}
