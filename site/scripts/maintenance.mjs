import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();

/** @type {string} */
const command = '../dist/server/maintenance.js';
const { main } = await import(command);
process.exitCode = await main(process.argv.slice(2));
