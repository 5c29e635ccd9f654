import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCheckout } from './checkout.mjs';
import { checkSnippets } from './check-snippets.mjs';
import { isOfMachine, missingIn, readCommands } from './documented-commands.mjs';
import { runDocumentedCommands } from './run-documented.mjs';

/** Versions of Node, from the package `node`. */
const versions = ['20', '22', '24'];
/** The tests that run with each: the unit tests, or all with `PROOF_WHOLE_TESTS`, which takes an hour. */
const tests = process.env.PROOF_WHOLE_TESTS ? 'npm test' : 'npm run check && npx vitest run';

/**
 * Runs one attempt; an error is what it has measured.
 * @param {string} claim
 * @param {() => string | Promise<string>} attempt returns what was measured
 * @returns {Promise<import('../parts.mjs').ProofRow>}
 */
async function prove(claim, attempt) {
  console.log(`… ${claim}`);
  try {
    const measured = await attempt();
    console.log(`✓ ${measured}`);
    return { claim, measured, isProved: true };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.log(`✗ ${text}`);
    return { claim, measured: text.replaceAll('\n', ' ').slice(0, 300), isProved: false };
  }
}

/** @param {unknown} value @param {string} problem */
function assert(value, problem) {
  if (!value) throw new Error(problem);
}

/** Addresses that the README promises after `npm start`. */
const promised = [
  '/',
  '/hant/',
  '/en/',
  '/user-centre/',
  '/desk/',
  '/api/docs',
  '/data/v1/objects',
  '/widget-demo/',
  '/a11y-toolbar.js',
  '/widget-demo/embed/',
];

/** @param {string} origin */
async function assertServes(origin) {
  for (const path of promised) {
    const { status } = await fetch(origin + path);
    assert(status === 200, `${path}: ${status}`);
  }
  return `${promised.length} addresses`;
}

/**
 * The first hour of somebody who has the sources and the README.
 * @type {import('../parts.mjs').ProofPart}
 */
export async function runStranger() {
  const checkout = createCheckout();
  const rows = [];
  try {
    rows.push(
      await prove('every command of the documents names scripts and files that exist', () => {
        const commands = readCommands();
        const missing = commands.flatMap(({ document, command }) =>
          missingIn(command).map((name) => `${document}: ${name}`),
        );
        assert(missing.length === 0, missing.join('; '));
        const machine = commands.filter(({ command }) => isOfMachine(command)).length;
        return `${commands.length} commands, ${machine} of them for the administrator of a server`;
      }),
      await prove('`npm ci --ignore-scripts` installs without programs of packages', () => {
        const { code, output, seconds } = checkout.shell(
          'npm ci --ignore-scripts --no-audit --no-fund',
        );
        assert(code === 0, output.slice(-300));
        return `${seconds} s`;
      }),
      await prove(
        '`npm start` builds, imports and serves in a folder with a space and Chinese characters, without git',
        async () => {
          const { code, output, seconds } = checkout.shell('npm run build');
          assert(code === 0, output.slice(-300));
          const started = await checkout.start();
          try {
            return `built in ${seconds} s, ${await assertServes(started.origin)}`;
          } finally {
            await started.stop();
          }
        },
      ),
      await prove('a port that is taken is named, with the setting that changes it', async () => {
        const server = createServer();
        await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
        const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
        const { code, output, seconds } = checkout.shell('npm start', {
          env: { PORT: String(port) },
        });
        server.close();
        assert(
          code !== 0 && output.includes(String(port)) && output.includes('PORT'),
          output.slice(-300),
        );
        return `exit code ${code} after ${seconds} s`;
      }),
      await prove('a data folder that cannot be written is named', () => {
        const { code, output } = checkout.shell('npm start', {
          env: { DATA_DIR: '/proc/museum', PORT: '0' },
        });
        assert(
          code !== 0 && output.includes('/proc/museum') && output.includes('DATA_DIR'),
          output.slice(-300),
        );
        return `exit code ${code}`;
      }),
      await prove('an installed and built museum starts without a network', () => {
        const script =
          "ip link set lo up 2>/dev/null; PORT=3999 npm start & pid=$!; for n in $(seq 90); do sleep 1; node -e \"fetch('http://127.0.0.1:3999/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))\" && break; done; node -e \"fetch('http://127.0.0.1:3999/').then(r=>{console.log('status',r.status);process.exit(0)},()=>process.exit(1))\"; kill $pid; wait $pid";
        const { output } = checkout.shell(`unshare -n sh -c '${script.replaceAll("'", `'\\''`)}'`);
        assert(output.includes('status 200'), output.slice(-300));
        return 'the home page is served';
      }),
      await prove('every snippet of the documents is right', () => checkSnippets(checkout)),
      await prove('every command of the documents runs as it is written', () =>
        runDocumentedCommands(checkout),
      ),
    );
    for (const version of versions) {
      rows.push(
        await prove(`\`npm start\` and \`${tests}\` work with Node ${version}`, async () => {
          const folder = mkdtempSync(join(tmpdir(), 'yunze-node-'));
          try {
            const installed = checkout.shell(
              `npm install --prefix ${folder} --no-audit --no-fund node@${version} npm@10`,
            );
            assert(installed.code === 0, installed.output.slice(-300));
            const node = join(folder, 'node_modules', '.bin');
            const { output: found } = checkout.shell('node --version', { node });
            const started = await checkout.start({ node });
            const served = await assertServes(started.origin).finally(() => started.stop());
            const { code, output, seconds } = checkout.shell(tests, { node });
            assert(code === 0, output.slice(-400));
            return `${found.trim()}: ${served}, tests in ${seconds} s`;
          } finally {
            rmSync(folder, { recursive: true, force: true });
          }
        }),
      );
    }
  } finally {
    checkout.remove();
  }
  return rows;
}
