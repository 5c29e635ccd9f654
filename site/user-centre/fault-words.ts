import type { FieldFault } from '../contract/field-fault';
import { CentreFailure } from './failure';
import type { Words } from './words';

/** The error message of a field. */
export function faultWords(fault: FieldFault, { fault: messages }: Words): string {
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
export function failureWords(error: unknown, { failure: messages }: Words): string {
  if (!(error instanceof CentreFailure)) throw error;
  const { failure } = error;
  if (failure.kind !== 'refused') return messages[failure.kind];
  return failure.msg || messages.unreadable;
}
