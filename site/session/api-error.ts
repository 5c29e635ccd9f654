/** Reason of a failed call. */
export type ApiErrorReason =
  | { kind: 'network' | 'timeout' | 'unreadable' | 'storage' }
  /** Error response: message in the page's language, and errors of single fields. */
  | { kind: 'refused'; status: number; msg: string; errors: readonly FieldMessage[] };

export interface FieldMessage {
  field: string;
  msg: string;
}

export class ApiError extends Error {
  override name = 'CentreFailure';
  readonly reason: ApiErrorReason;

  constructor(failure: ApiErrorReason) {
    super(`A call failed: ${failure.kind}`);
    this.reason = failure;
  }
}

export function hasStatus(error: unknown, status: number): boolean {
  return (
    error instanceof ApiError && error.reason.kind === 'refused' && error.reason.status === status
  );
}
