import type { FieldErrorMessage } from '../contract/schemas/common/wrapper';
import { errorMessages } from '../contract/shared/error-messages';
import type { Language } from '../contract/shared/sites';
import type { Fields } from './read-values';

/** Cause of a failed call. `msg` is the service's message, '' if there is none. */
export type ApiFailure =
  | {
      kind: 'status';
      status: number;
      msg: string;
      errors?: readonly FieldErrorMessage[];
      /** Fields of the response wrapper. */
      body?: Fields;
    }
  /** A code other than 0 or 200 in a response with HTTP status 200. */
  | { kind: 'code'; code: number | undefined; msg: string; errors?: readonly FieldErrorMessage[] }
  | { kind: 'network' | 'timeout' | 'unreadable' };

/** A failed call; the message comes from the error catalogue, in the page's language (spec section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly path: string;

  constructor(failure: ApiFailure, path: string, language: Language) {
    super(failureMessage(failure, path, language));
    this.failure = failure;
    this.path = path;
  }

  /** Form fields that the service rejected, with its messages. */
  get fields(): readonly FieldErrorMessage[] {
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

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Message of a failure: the catalogue's for an HTTP status, the service's for a code in a 200 response. */
export function failureMessage(failure: ApiFailure, path: string, language: Language): string {
  const catalogue = errorMessages[language];
  const byStatus: Readonly<Record<number, string>> = catalogue.status;
  switch (failure.kind) {
    case 'status':
      if (failure.status === 404) return catalogue.notFound(path);
      return byStatus[failure.status] ?? (failure.msg || catalogue.other);
    case 'code':
      return failure.msg || (byStatus[failure.code ?? 0] ?? catalogue.other);
    default:
      return catalogue[failure.kind];
  }
}
