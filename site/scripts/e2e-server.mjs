// The built server on a database of its own, for the end-to-end tests: the demo museum, and the
// pack of real photographs where it lies beside the repository.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { root } from './lib/paths.mjs';

const dataDir = `${root}site/.data/e2e`;
const photographs = `${root}../shared/content`;

process.env.NODE_ENV = 'production';
process.env.DATA_DIR = dataDir;
delete process.env.DATABASE_URL;

// Pictures, and what is known of them, are kept from run to run: they are named by their content.
const kept = new Set(['media', 'media-notes']);
for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
  if (!kept.has(name)) rmSync(`${dataDir}/${name}`, { recursive: true, force: true });
}

/** @type {string} */
const importer = '../dist/server/content-import.js';
const known = process.env.E2E_PACKS === 'demo' ? [] : [photographs];
const packs = [`${root}site/content`, ...known].filter(existsSync);
for (const pack of packs) {
  const { main } = await import(importer);
  if ((await main([pack])) !== 0) process.exit(1);
}

/** @type {string} */
const service = '../dist/server/main.js';
const { main } = await import(service);
await main();
