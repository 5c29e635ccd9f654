import type { Language } from '../../contract/shared/sites';
import { ApiError, type ApiFailure } from '../../session/api-error';
import { asFields, asList, asText, type Fields } from '../../session/read-values';

/** A large picture on a slow line, and the making of its sizes. */
const timeoutMs = 180_000;

interface FileRequest {
  language: Language;
  token: string;
  fetch: typeof globalThis.fetch;
}

/**
 * Sends a file as the body of a request and returns the fields of the response wrapper.
 * @throws ApiError
 */
export async function sendFile(
  url: string,
  file: Blob,
  { language, token, fetch }: FileRequest,
): Promise<Fields> {
  const fail = (failure: ApiFailure) => new ApiError(failure, url, language);
  const headers = {
    accept: 'application/json',
    'content-type': 'application/octet-stream',
    authorization: `Bearer ${token}`,
  };
  const signal = AbortSignal.timeout(timeoutMs);
  let status: number;
  let fields: Fields;
  try {
    const response = await fetch(url, { method: 'POST', headers, body: file, signal });
    status = response.status;
    fields = asFields(await response.json());
  } catch (error) {
    if (error instanceof SyntaxError) throw fail({ kind: 'unreadable' });
    throw fail({ kind: signal.aborted ? 'timeout' : 'network' });
  }
  if (status < 300 && fields.success === true) return fields;
  const errors = asList(fields.errors).map((each) => ({
    field: asText(each.field),
    msg: asText(each.msg),
  }));
  throw fail({ kind: 'status', status, msg: asText(fields.msg), errors });
}
