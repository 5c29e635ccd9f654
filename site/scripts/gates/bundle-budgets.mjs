// Byte budgets of the built scripts, gzip level 9. The first load of the home page is measured in a browser,
// in site/e2e/script-budget.spec.ts.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from '../lib/paths.mjs';

const KB = 1024;
const app = `${root}site/dist/app/`;

/** @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(`${app}.vite/manifest.json`, 'utf8'));

const gzipped = (/** @type {string} */ file) => gzipSync(readFileSync(file), { level: 9 }).length;
const size = (/** @type {string} */ key) => gzipped(app + manifest[key]?.file);

/**
 * A chunk and its static imports, recursively.
 * @param {string} key
 * @param {Set<string>} [found]
 */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, found);
  return found;
}

const total = (/** @type {Iterable<string>} */ keys) =>
  [...keys].reduce((sum, key) => sum + size(key), 0);

const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'));
const entries = scripts.filter((key) => manifest[key]?.isEntry);
const shell = new Set(entries.flatMap((key) => [...closure(key)]));
const sanitiser = 'ui/rich-text/sanitise.ts';
const pages = scripts.filter((key) => /^pages\//.test(key));

let failed = false;

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} limit
 */
function budget(what, bytes, limit) {
  const over = bytes > limit;
  failed ||= over;
  console.log(
    `${over ? '✗' : ' '} ${what}: ${bytes.toLocaleString('en')} B of ${limit.toLocaleString('en')} B`,
  );
}

// The current size is 23,631 B: the target of 22,000 B is not met. The search for names that compress ends some bytes
// higher or lower after any change (docs/decisions/025).
budget('toolbar, script tag', gzipped(`${root}widget/dist/a11y-toolbar.js`), 23_700);
budget('toolbar, further tools', gzipped(`${root}widget/dist/a11y-toolbar-tools.js`), 25_100);
budget('toolbar, pinyin', gzipped(`${root}widget/dist/a11y-toolbar-pinyin.js`), 150_000);
budget('toolbar, traditional', gzipped(`${root}widget/dist/a11y-toolbar-traditional.js`), 490_000);
for (const page of pages) {
  const own = [...closure(page)].filter((key) => !shell.has(key));
  const hasText = own.some((key) => manifest[key]?.dynamicImports?.includes(sanitiser));
  const name = `route ${page.split('/')[1]}`;
  budget(name, total(own), (hasText ? 25 : 20) * KB);
  if (hasText) budget(`${name} with the sanitiser`, total([...own, sanitiser]), 32 * KB);
}
budget('user centre', gzipped(`${root}site/dist/user-centre/centre.js`), 25 * KB);
budget('all scripts of the site', total(scripts), 420 * KB);
// The traditional copies, in place of the scripts above: a visitor loads those of one edition.
/** @type {Record<string, string>} */
const copies = JSON.parse(readFileSync(`${app}.vite/hant.json`, 'utf8'));
const ofHant = scripts
  .map((key) => manifest[key]?.file ?? '')
  .map((file) => gzipped(app + (copies[file] ?? file)));
budget(
  'all scripts of /hant/',
  ofHant.reduce((sum, bytes) => sum + bytes, 0),
  420 * KB,
);
if (!existsSync(`${app}index.html`) || !manifest[sanitiser]) failed = true;
process.exitCode = failed ? 1 : 0;
