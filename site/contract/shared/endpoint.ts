/** Method, path and shapes of a call. */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  /** `binary`: the body is a file, the other fields are in the query. */
  input: 'json' | 'form' | 'query' | 'binary';
  /** Maximum size of a body in bytes. Default 1 MB. */
  maxBytes?: number;
  response: 'rows' | 'page' | 'record';
  /**
   * Authentication; public where it is left out. `member` requires a valid token; with
   * `visitor` the token is optional.
   */
  access?: 'member' | 'visitor';
  /**
   * `content`: the response depends on content, input and time only; the service caches it until one of them
   * changes. `live`: it changes with what visitors do; the app requests it on every mount. Public reads only.
   */
  cache?: 'content' | 'live';
  /** Rate limit: calls a minute for each client network. Writes and expensive reads have one. */
  perMinute?: number;
}
