import { requireNode } from './lib/node-version.mjs';

requireNode();

const { prepare } = await import('./lib/prepare.mjs');
await prepare();

/** @type {string} */
const importer = '../dist/server/content.js';
const { main } = await import(importer);
process.exitCode = await main(process.argv.slice(2));
