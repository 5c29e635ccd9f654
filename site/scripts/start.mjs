import { requireNode } from './lib/node-version.mjs';

requireNode();
process.env.NODE_ENV ??= 'production';

const { prepare } = await import('./lib/prepare.mjs');
await prepare();

/** @type {string} */
const service = '../dist/server/main.js';
const { main } = await import(service);
await main();
