import { createServer } from 'node:net';

/**
 * Listens on the address and closes again.
 * @throws the system error, such as EADDRINUSE, if listening fails
 */
export function assertAddressFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}
