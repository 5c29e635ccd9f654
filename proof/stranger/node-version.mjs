import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertServes } from './assert-serves.mjs';
import { createCheckout } from './checkout.mjs';
import { assert, prove } from './prove.mjs';

/** Versions of Node, each with the npm that belongs to it; both come from npm. */
const npmOfNode = { 20: '10', 22: '10', 24: '11' };

/**
 * Installs the sources with a version of Node, starts the museum and runs all tests.
 * @param {keyof typeof npmOfNode} version
 * @returns {Promise<import('../parts.mjs').ProofRow[]>}
 */
export async function runNodeVersion(version) {
  const checkout = createCheckout();
  const programs = mkdtempSync(join(tmpdir(), 'yunze-node-'));
  const node = join(programs, 'node_modules', '.bin');
  /** @param {string} command @param {import('./checkout.mjs').RunOptions} [options] */
  const runAll = (command, options = { node }) => {
    const { code, output, seconds } = checkout.shell(command, options);
    if (code !== 0) console.log(output);
    assert(code === 0, output.slice(-300));
    return { output, seconds };
  };
  try {
    return [
      await prove(`\`npm ci\` and \`npm start\` work with Node ${version}`, async () => {
        const packages = `node@${version} npm@${npmOfNode[version]}`;
        runAll(`npm install --prefix ${programs} --no-audit --no-fund ${packages}`, {});
        const { output: found } = runAll('node --version');
        const { seconds } = runAll('npm ci --no-audit --no-fund');
        const started = await checkout.start({ node });
        const served = await assertServes(started.origin).finally(() => started.stop());
        return `${found.trim()}: installed in ${seconds} s, ${served}`;
      }),
      await prove(`\`npm test\` passes with Node ${version}`, () => {
        const { output, seconds } = runAll('npm test');
        const [passed] = output.match(/\d+ passed/g)?.slice(-1) ?? [];
        return `${passed} in browsers, ${seconds} s in all`;
      }),
    ];
  } finally {
    checkout.remove();
    rmSync(programs, { recursive: true, force: true });
  }
}
