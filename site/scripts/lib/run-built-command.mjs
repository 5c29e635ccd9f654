import { requireNode } from './node-version.mjs';

/**
 * Runs a command of the built service with the arguments of this process, after installing and building.
 * @param {string} entry name of the built file, without extension
 */
export async function runBuiltCommand(entry) {
  requireNode();
  const { prepare } = await import('./prepare.mjs');
  await prepare();
  /** @type {string} */
  const command = `../../dist/server/${entry}.js`;
  const { main } = await import(command);
  process.exitCode = await main(process.argv.slice(2));
}
