/** Reason of a failed call. */
export type Failure =
  | { kind: 'network' | 'timeout' | 'unreadable' | 'storage' }
  /** Error response: message in the page's language, and errors of single fields. */
  | { kind: 'refused'; status: number; msg: string; errors: readonly FieldError[] };

export interface FieldError {
  field: string;
  msg: string;
}

export class CentreFailure extends Error {
  override name = 'CentreFailure';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`A call failed: ${failure.kind}`);
    this.failure = failure;
  }
}

export function isRefusal(error: unknown, status: number): boolean {
  return (
    error instanceof CentreFailure &&
    error.failure.kind === 'refused' &&
    error.failure.status === status
  );
}
