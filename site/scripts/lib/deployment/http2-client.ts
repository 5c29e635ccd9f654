import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as connectTls } from 'node:tls';

export interface Http2Response {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/**
 * Opens an HTTP/2 connection to a server of this machine, whatever its certificate.
 * @param localAddress address of the visitor, in 127.0.0.0/8
 */
export function openSession(origin: string, localAddress = '127.0.0.1'): ClientHttp2Session {
  return connect(origin, {
    createConnection: ({ port, hostname }) =>
      connectTls({
        ...{ port: Number(port), host: hostname, localAddress },
        ...{ ALPNProtocols: ['h2'], rejectUnauthorized: false },
      }),
  });
}

/** Sends a request over HTTP/2, as browsers do: a POST of JSON if it has a body. */
export function sendRequest(
  session: ClientHttp2Session,
  path: string,
  { body, headers = {} }: { body?: string | undefined; headers?: object } = {},
): Promise<Http2Response> {
  return new Promise((resolve, reject) => {
    const stream = session.request({
      ':path': path,
      ':method': body === undefined ? 'GET' : 'POST',
      ':authority': 'museum.example',
      'content-type': 'application/json',
      ...headers,
    });
    let text = '';
    let received: Http2Response['headers'] = {};
    stream.on('response', (fields) => (received = fields as Http2Response['headers']));
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      resolve({ status: Number(received[':status']), headers: received, body: text });
    });
    stream.on('error', reject);
    stream.end(body);
  });
}
