import type { FieldError } from '../../contract/shared/field-error';
import { ApiError } from '../../session/api-error';
import type { Messages } from './messages';

/** The error message of a field. */
export function fieldErrorMessage(fault: FieldError, { fieldErrors: messages }: Messages): string {
  switch (fault.kind) {
    case 'missing':
      return messages.missing;
    case 'minLength':
      return fault.limit === 1 ? messages.missing : messages.minLength(fault.limit);
    case 'maxLength':
      return messages.maxLength(fault.limit);
    case 'format':
      return messages.format[fault.expected] ?? messages.other;
    default:
      return messages.other;
  }
}

/** The message of a failed call; rethrows other errors, which are bugs. */
export function apiErrorMessage(error: unknown, { apiErrors: messages }: Messages): string {
  if (!(error instanceof ApiError)) throw error;
  const { reason } = error;
  if (reason.kind !== 'refused') return messages[reason.kind];
  return reason.msg || messages.unreadable;
}
