// Checks the npm package of the toolbar: licences, and bundled or imported packages as in its README.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { root } from '../lib/paths.mjs';

const folder = `${root}widget/`;
const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
  cwd: folder,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
/** @type {[{ files: { path: string }[] }]} */
const [packed] = JSON.parse(output);
const paths = packed.files.map(({ path }) => path);
const read = (/** @type {string} */ path) => readFileSync(folder + path, 'utf8');
const modules = paths.filter((path) => /^dist\/(?!a11y-toolbar).*\.js$/.test(path));
const imported = modules.map(read).join('\n');

let failed = false;

/**
 * @param {string} what
 * @param {boolean} isRight
 */
function expect(what, isRight) {
  failed ||= !isRight;
  console.log(`${isRight ? ' ' : '✗'} ${what}`);
}

const script = 'dist/a11y-toolbar.js';
const tools = 'dist/a11y-toolbar-tools.js';
const converters = ['dist/a11y-toolbar-pinyin.js', 'dist/a11y-toolbar-traditional.js'];
const texts = ['LICENSE', 'README.md', 'dist/THIRD-PARTY-NOTICES.txt'];
for (const path of [...texts, script, tools, ...converters])
  expect(`packs ${path}`, paths.includes(path));

const notices = read('dist/THIRD-PARTY-NOTICES.txt');
for (const name of ['preact', 'js-cookie']) {
  const licence = readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8').trim();
  expect(`gives the licence of ${name}`, notices.includes(licence));
  expect(`imports ${name} in the ES module`, imported.includes(`from"${name}"`));
}
expect(
  'names the notices in the script',
  read(script).startsWith('/*!') &&
    read(script).split('\n')[0]?.includes('THIRD-PARTY-NOTICES.txt') === true,
);
for (const name of [
  'pinyin-pro/LICENSE',
  'opencc-js/LICENSE',
  'opencc-js/LICENSES/Apache-2.0.txt',
]) {
  const licence = readFileSync(`${root}node_modules/${name}`, 'utf8').trim();
  expect(`gives ${name}`, notices.includes(licence));
}
const hashOf = (/** @type {string} */ path) =>
  `sha256-${createHash('sha256').update(read(path)).digest('base64')}`;
expect('checks the integrity of the further tools', read(script).includes(hashOf(tools)));
for (const path of converters)
  expect(`checks the integrity of ${path}`, read(tools).includes(hashOf(path)));
expect(
  "begins the React wrapper with 'use client'",
  read('dist/react.js').startsWith("'use client'"),
);
process.exitCode = failed ? 1 : 0;
