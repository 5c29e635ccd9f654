import { endpoints, type CallName } from '../contract/shared/endpoints';
import type { Fields } from './read-values';
import { sendRequest, type Input, type RequestOptions } from './send-request';

export type { Input } from './send-request';

interface CallOptions extends Omit<RequestOptions, 'headers'> {
  token: string | undefined;
}

/**
 * Sends a call of a visitor or member and returns the fields of its response wrapper, including `data`.
 * @throws ApiError
 */
export function sendCall(
  name: CallName,
  input: Input,
  { token, ...options }: CallOptions,
): Promise<Fields> {
  const headers: Record<string, string> = token ? { 'app-token': token } : {};
  return sendRequest(endpoints[name], input, { ...options, headers });
}
