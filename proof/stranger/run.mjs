import { createServer } from 'node:net';
import { assert, prove } from './prove.mjs';
import { assertServes } from './assert-serves.mjs';
import { createCheckout } from './checkout.mjs';
import { checkSnippets } from './check-snippets.mjs';
import { isOfMachine, missingIn, readCommands } from './documented-commands.mjs';
import { runDocumentedCommands } from './run-documented.mjs';

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
  } finally {
    checkout.remove();
  }
  return rows;
}
