import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/lib/free-port.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { startLine } from './line.mjs';

const START_TIMEOUT_MS = 300_000;

/** @typedef {{ origin: string, cutLine: () => void, mendLine: () => void, stop: () => void }} Museum */

/**
 * Starts the built service with the demo museum on a free local port, behind a line that can be cut.
 * @returns {Promise<Museum>}
 */
export async function serveMuseum() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const service = spawn(process.execPath, [`${root}site/scripts/e2e-server.mjs`], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', E2E_PACKS: 'demo' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let waited = 0; waited < START_TIMEOUT_MS && service.exitCode === null; waited += 500) {
    if (await isReady()) {
      const line = await startLine(port);
      return {
        origin: `http://127.0.0.1:${line.port}`,
        cutLine: line.cut,
        mendLine: line.mend,
        stop: () => {
          line.close();
          service.kill();
        },
      };
    }
    await pause(500);
  }
  service.kill();
  throw new Error('the service of the museum did not start');
}
