import type { Language } from '../../contract/sites';
import { faultMessage } from './error-catalogue';
import type { Fault } from './fault';

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

  /** There is no such record: a detail page may show the not-found page instead. */
  get isNotFound(): boolean {
    const { fault } = this;
    return (
      (fault.kind === 'status' && fault.status === 404) ||
      (fault.kind === 'code' && fault.code === 404)
    );
  }
}
