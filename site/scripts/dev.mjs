import { requireNode } from './lib/node-version.mjs';

requireNode();

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
await ensureInstalled();
await ensureBuilt();

const { develop } = await import('./lib/develop.mjs');
await develop();
