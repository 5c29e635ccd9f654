import type { Language } from '../../contract/sites';
import { faultMessage } from './error-catalogue';
import type { Fault } from './fault';
import type { FieldError } from './unwrap';

/** A failed call; the message comes from the error catalogue, in the page's language (spec section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly fault: Fault;
  readonly path: string;

  constructor(fault: Fault, path: string, language: Language) {
    super(faultMessage(fault, path, language));
    this.fault = fault;
    this.path = path;
  }

  /** Form fields that the service rejected, with its messages. */
  get fields(): readonly FieldError[] {
    return ('errors' in this.fault && this.fault.errors) || [];
  }

  /** HTTP status, or the code in the response body; `undefined` without a response. */
  get status(): number | undefined {
    const { fault } = this;
    if (fault.kind === 'status') return fault.status;
    return fault.kind === 'code' ? fault.code : undefined;
  }

  /** True if the record does not exist. */
  get isNotFound(): boolean {
    return this.status === 404;
  }
}
