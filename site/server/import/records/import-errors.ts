import type { FieldError } from '../../../contract/shared/field-error';

/** The record of a pack that an error belongs to. */
export interface RecordLocation {
  /** Path relative to the pack's folder. */
  file: string;
  /** The record's id, or `#3` without a valid id; empty for the whole file. */
  record: string;
}

export interface ImportError extends RecordLocation {
  /** Empty for the whole record. */
  field: string;
  reason: string;
  /** What is wrong with the value itself, where the schema told it. */
  error?: FieldError;
}

/** One line per error: `objects.json shang-ding-cma image.file: images/x.jpg does not exist`. */
export function formatImportError({ file, record, field, reason }: ImportError): string {
  return `${[file, record, field].filter(Boolean).join(' ')}: ${reason}`;
}

/** A pack that is rejected as a whole, with all its errors. */
export class PackValidationError extends Error {
  override name = 'PackValidationError';
  readonly errors: readonly ImportError[];

  constructor(errors: readonly ImportError[]) {
    super(`The pack has ${errors.length} ${errors.length === 1 ? 'fault' : 'faults'}.`);
    this.errors = errors;
  }
}
