import { spawn } from 'node:child_process';
import { createServer as createPortFinder } from 'node:net';
import { root } from './paths.mjs';
import { bin } from './run.mjs';

/** A free port. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const finder = createPortFinder().listen(0, '127.0.0.1', () => {
      const address = finder.address();
      finder.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {string} [folder] working directory, relative to the repository
 */
function start([program = '', ...args], env, folder = '') {
  return spawn(program, args, {
    cwd: root + folder,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
}

/**
 * Runs the site with hot reload on PORT, the content service, which restarts when its build changes, and the
 * toolbar build in watch mode. Ctrl-C stops all of them.
 */
export async function develop() {
  const servicePort = String(await freePort());
  const children = [
    start(bin('tsup', ['--config', 'tsup.config.ts', '--watch', '--silent']), {}, 'widget'),
    start(bin('tsup', ['--config', 'tsup.config.ts', '--watch', '--silent']), {}, 'site'),
    start([process.execPath, '--watch-path=site/dist/server', 'site/scripts/serve.mjs'], {
      PORT: servicePort,
      NODE_ENV: 'development',
    }),
    start(
      bin('vite', [
        '--config',
        'build/vite.config.ts',
        '--port',
        process.env.PORT ?? '3000',
        '--strictPort',
      ]),
      { API_ORIGIN: `http://127.0.0.1:${servicePort}` },
      'site',
    ),
  ];
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await Promise.race(children.map((child) => new Promise((resolve) => child.on('close', resolve))));
  stop();
}
