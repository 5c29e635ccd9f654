import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { newAddress } from '../hostile/send';

/** An answer of the service. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Answers in place of the service, which has answered already. */
export type Fault = (answer: Answer, response: ServerResponse) => void;

/** The service as it is reached over a bad network: answers of one path may have a fault. */
export interface FaultProxy {
  origin: string;
  /** Paths that were requested since the last call of this function. */
  takePaths: () => string[];
  /** @param fault gets the number of answers of the path before, too */
  setFault: (
    path: string,
    fault: (answer: Answer, response: ServerResponse, before: number) => void,
  ) => void;
  removeFault: () => void;
  /** Resolves when no request is open and none has been for this many milliseconds. */
  waitUntilIdle: (milliseconds: number) => Promise<void>;
  close: () => Promise<void>;
}

function fetchFrom(
  origin: string,
  path: string,
  method: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
) {
  return new Promise<Answer>((resolve, reject) => {
    // No limit of one client hides an answer.
    const options = { method, headers, localAddress: newAddress(), agent: false };
    const sent = request(origin + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export async function startFaultProxy(service: string): Promise<FaultProxy> {
  let faulty:
    { path: string; fault: Parameters<FaultProxy['setFault']>[1]; count: number } | undefined;
  let paths: string[] = [];
  let open = 0;
  let lastActive = performance.now();
  const server = createServer((incoming, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
      lastActive = performance.now();
    });
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { url = '/', method = 'GET' } = incoming;
      const [path = ''] = url.split('?');
      paths.push(path);
      const current = faulty?.path === path ? faulty : undefined;
      const headers = { ...incoming.headers };
      // Faults change the text of an answer.
      if (current) headers['accept-encoding'] = 'identity';
      fetchFrom(service, url, method, headers, Buffer.concat(chunks)).then(
        (answer) => {
          if (current) current.fault(answer, response, current.count++);
          else response.writeHead(answer.status, answer.headers).end(answer.body);
        },
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takePaths: () => {
      const taken = paths;
      paths = [];
      return taken;
    },
    setFault: (path, fault) => (faulty = { path, fault, count: 0 }),
    removeFault: () => (faulty = undefined),
    waitUntilIdle: async (milliseconds) => {
      while (open > 0 || performance.now() - lastActive < milliseconds) await sleep(50);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
