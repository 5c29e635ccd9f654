import { editionFields } from '../contract/shared/edition';
import type { Endpoint } from '../contract/shared/endpoints';
import type { Language } from '../contract/shared/sites';
import { ApiError, type ApiFailure } from './api-error';
import { asFields, asList, asNumber, asText, type Fields } from './read-values';

/** Spec section 9. */
const timeoutMs = 30_000;

export type Input = Readonly<Record<string, unknown>>;

export interface RequestOptions {
  /** Language of errors. */
  language: Language;
  /** Headers beside those of the content. */
  headers?: Readonly<Record<string, string>>;
  fetch: typeof globalThis.fetch;
}

/**
 * Sends the input of a call, without fields that are `undefined`, and returns the fields of its response wrapper,
 * including `data`.
 * @throws ApiError
 */
export async function sendRequest(
  { method, path, input: form }: Pick<Endpoint, 'method' | 'path' | 'input'>,
  input: Input,
  { language, headers: own, fetch }: RequestOptions,
): Promise<Fields> {
  const headers = new Headers({ accept: 'application/json', ...own });
  const isQuery = form === 'query';
  if (!isQuery) headers.set('content-type', 'application/json');
  const given = Object.entries({ ...input, ...editionFields }).filter(
    ([, value]) => value !== undefined,
  );
  const query = given.map(([key, value]) => [key, String(value)]);
  const url = isQuery ? `${path}?${new URLSearchParams(query).toString()}` : path;
  const body = isQuery ? null : JSON.stringify({ ...input, ...editionFields });
  const signal = AbortSignal.timeout(timeoutMs);
  const fail = (failure: ApiFailure) => new ApiError(failure, path, language);
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, { method, headers, body, signal });
    status = response.status;
    text = await response.text();
  } catch {
    throw fail({ kind: signal.aborted ? 'timeout' : 'network' });
  }
  const fields = parse(text);
  const failure = failureOf(status, fields);
  if (failure) throw fail(failure);
  return fields;
}

function failureOf(status: number, body: Fields): ApiFailure | undefined {
  if (body.success === true && status < 300) return undefined;
  if (body.success !== false && status < 400) return { kind: 'unreadable' };
  const msg = asText(body.msg);
  const errors = asList(body.errors).map((each) => ({
    field: asText(each.field),
    msg: asText(each.msg),
  }));
  if (status < 300) return { kind: 'code', code: asNumber(body.code), msg, errors };
  return { kind: 'status', status, msg, errors, body };
}

function parse(body: string): Fields {
  try {
    return asFields(JSON.parse(body));
  } catch {
    return {};
  }
}
