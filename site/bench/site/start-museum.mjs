import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/e2e-server.mjs', import.meta.url));
const startTimeoutMs = 300_000;

/**
 * Starts the built museum with the demo content in a child process.
 * @param {number} port
 */
export async function startMuseum(port) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => {
    child.kill('SIGTERM');
  };
  const until = Date.now() + startTimeoutMs;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > until) {
      stop();
      throw new Error('The museum did not start: run npm run build first, and see npm start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { origin, stop };
}

/** @param {string} origin */
async function isReady(origin) {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
