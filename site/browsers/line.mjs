import { connect, createServer } from 'node:net';

/**
 * Passes connections on to a local port until it is cut, as the line of a visitor who walks into a hall without a signal.
 * @param {number} port of the service
 * @returns {Promise<{ port: number, cut: () => void, mend: () => void, close: () => void }>}
 */
export async function startLine(port) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let isCut = false;
  const server = createServer((visitor) => {
    if (isCut) {
      visitor.destroy();
      return;
    }
    const service = connect(port, '127.0.0.1');
    for (const [socket, other] of /** @type {const} */ ([
      [visitor, service],
      [service, visitor],
    ])) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
      socket.pipe(other);
    }
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(undefined);
    });
  });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
