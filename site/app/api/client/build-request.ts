import { editionFields } from '../../../contract/shared/edition';
import type { Endpoint } from '../../../contract/shared/endpoint';

/** The URL and `fetch` options of a call. */
export function buildRequest(endpoint: Endpoint, input: object, token?: string) {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('app-token', token);
  const sent: object = { ...input, ...editionFields };
  const fields = new URLSearchParams(
    Object.entries(sent).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  );
  const init: RequestInit = { method: endpoint.method, headers };
  if (endpoint.input === 'query') return { url: `${endpoint.path}?${fields.toString()}`, init };
  if (endpoint.input === 'json') headers.set('content-type', 'application/json');
  init.body = endpoint.input === 'json' ? JSON.stringify(sent) : fields;
  return { url: endpoint.path, init };
}
