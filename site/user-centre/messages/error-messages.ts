import { ApiError } from '../../session/api-error';
import type { Messages } from './messages';

/** The message of a failed call; rethrows other errors, which are bugs. */
export function apiErrorMessage(error: unknown, { apiErrors: messages }: Messages): string {
  if (!(error instanceof ApiError)) throw error;
  const { reason } = error;
  if (reason.kind !== 'refused') return messages[reason.kind];
  return reason.msg || messages.unreadable;
}
