import { createServer } from 'node:net';

/** @returns {Promise<number>} a free port */
export function freePort() {
  return new Promise((resolve) => {
    const finder = createServer().listen(0, '127.0.0.1', () => {
      const address = finder.address();
      finder.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
