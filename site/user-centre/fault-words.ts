import type { FieldFault } from '../contract/field-fault';
import { CentreFailure } from './failure';
import type { Words } from './words';

/** What is wrong with a field, said beside it. */
export function faultWords(fault: FieldFault, { fault: words }: Words): string {
  switch (fault.kind) {
    case 'missing':
      return words.missing;
    case 'minLength':
      return fault.limit === 1 ? words.missing : words.minLength(fault.limit);
    case 'maxLength':
      return words.maxLength(fault.limit);
    case 'format':
      return words.format[fault.expected] ?? words.other;
    default:
      return words.other;
  }
}

/** Why a call failed, in one sentence; what no call can fail by is a fault of the program. */
export function failureWords(error: unknown, { failure: words }: Words): string {
  if (!(error instanceof CentreFailure)) throw error;
  const { failure } = error;
  if (failure.kind !== 'refused') return words[failure.kind];
  return failure.msg || words.unreadable;
}
