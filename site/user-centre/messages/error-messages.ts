import { ApiError } from '../../session/api-error';
import { TokenStorageError } from '../../session/token-store';
import type { Messages } from './messages';

/** The message of a failed call, if possible the service's; rethrows other errors, which are bugs. */
export function apiErrorMessage(error: unknown, { storageBlocked }: Messages): string {
  if (error instanceof TokenStorageError) return storageBlocked;
  if (!(error instanceof ApiError)) throw error;
  return ('msg' in error.failure && error.failure.msg) || error.message;
}
