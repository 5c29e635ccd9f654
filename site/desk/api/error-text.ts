import { ApiError } from '../../session/api-error';

/** Message of a failed call: the service's where it is about the content, else that of the catalogue. */
export function deskErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const { failure, message } = error;
  const isAboutContent =
    failure.kind === 'status' && [400, 401, 403, 404, 409].includes(failure.status);
  return (isAboutContent && failure.msg) || message;
}
