import { createServer } from 'node:net';

/**
 * Listens for a moment.
 * @throws the system's error, such as EADDRINUSE, where the address cannot be listened on
 */
export function assertAddressFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}
