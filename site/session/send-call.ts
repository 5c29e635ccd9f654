import { endpoints, type CallName, type Endpoint } from '../contract/shared/endpoints';
import { ApiError, type FieldMessage } from './api-error';
import { asFields, asList, asText, type Fields } from './read-values';

/** Spec section 9. */
const timeoutMs = 30_000;

export type Input = Readonly<Record<string, unknown>>;

/**
 * Sends a call and returns the fields of its response wrapper, including `data`.
 * @throws ApiError
 */
export async function sendCall(
  name: CallName,
  input: Input,
  token: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<Fields> {
  const { method, path, input: form }: Endpoint = endpoints[name];
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('app-token', token);
  const isQuery = form === 'query';
  if (!isQuery) headers.set('content-type', 'application/json');
  const query = Object.entries(input).map(([key, value]) => [key, String(value)]);
  const url = isQuery ? `${path}?${new URLSearchParams(query).toString()}` : path;
  const body = isQuery ? null : JSON.stringify(input);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method, headers, body, signal });
    return unwrap(response.status, await response.text());
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError({ kind: signal.aborted ? 'timeout' : 'network' });
  }
}

function unwrap(status: number, body: string): Fields {
  const response = parse(body);
  if (response.success === true && status < 300) return response;
  if (response.success !== false && status < 400) throw new ApiError({ kind: 'unreadable' });
  const errors = asList(response.errors).map(({ field, msg }): FieldMessage => ({
    field: asText(field),
    msg: asText(msg),
  }));
  throw new ApiError({ kind: 'refused', status, msg: asText(response.msg), errors });
}

function parse(body: string): Fields {
  try {
    return asFields(JSON.parse(body));
  } catch {
    return {};
  }
}
