import type { Language } from '../../contract/sites';
import { faultMessage } from './error-catalogue';
import type { Fault } from './fault';
import type { FieldError } from './unwrap';

/** A failed call; its message is the catalogue's, in the page's language (spec section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly fault: Fault;
  readonly path: string;

  constructor(fault: Fault, path: string, language: Language) {
    super(faultMessage(fault, path, language));
    this.fault = fault;
    this.path = path;
  }

  /** Which fields of a form the service refused, in its own words. */
  get fields(): readonly FieldError[] {
    return ('errors' in this.fault && this.fault.errors) || [];
  }

  /** The HTTP status, or the code inside an answer; `undefined` where nothing was answered. */
  get status(): number | undefined {
    const { fault } = this;
    if (fault.kind === 'status') return fault.status;
    return fault.kind === 'code' ? fault.code : undefined;
  }

  /** There is no such record: a detail page may show the not-found page instead. */
  get isNotFound(): boolean {
    return this.status === 404;
  }
}
