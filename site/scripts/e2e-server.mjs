// The built server with a separate database for end-to-end tests: the demo museum, and the pack of photographs
// where `../shared/content` exists beside the repository.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { moveClock } from './lib/move-clock.mjs';
import { root } from './lib/paths.mjs';

const dataDir = `${root}site/.data/e2e`;
const photographs = `${root}../shared/content`;

process.env.NODE_ENV = 'production';
// The crawl of all pages sends addresses of many clients: one client may not request as many pages in a minute.
process.env.TRUSTED_PROXIES = 'loopback';
process.env.PUBLIC_ORIGIN = `http://${process.env.HOST}:${process.env.PORT}`;
process.env.DATA_DIR = dataDir;
// Visual regression names the moment at which the service starts, so that pages with dates look the same every day.
const { E2E_PRESENT: present } = process.env;
if (present) {
  const offset = Date.parse(present) - Date.now();
  moveClock(() => offset);
}
// `npm run test:postgres` names an empty database of its own; otherwise the database is embedded.
const { E2E_DATABASE_URL: databaseUrl } = process.env;
if (databaseUrl) process.env.DATABASE_URL = databaseUrl;
else delete process.env.DATABASE_URL;

// Pictures and their metadata are named by content hash and reused between runs.
const reused = new Set(['media', 'media-notes']);
for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
  if (!reused.has(name)) rmSync(`${dataDir}/${name}`, { recursive: true, force: true });
}

/** @type {string} */
const importer = '../dist/server/content.js';
const optional = process.env.E2E_PACKS === 'demo' ? [] : [photographs];
const packs = [`${root}site/content`, ...optional].filter(existsSync);
for (const pack of packs) {
  const { main } = await import(importer);
  if ((await main(['import', pack])) !== 0) process.exit(1);
}

/** @type {string} */
const service = '../dist/server/main.js';
const { main } = await import(service);
await main();
