// Fails where a page of the documentation names a file or folder of the repository that does not exist: paths in
// backticks that begin with a folder of the repository or of `site/`, targets of relative links with their headings or
// anchors, and npm scripts.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../lib/fingerprint.mjs';
import { root } from '../lib/paths.mjs';

/** Folders that a path may be relative to. */
const bases = ['', 'site/'];

/** Names of folders that exist after an installation, a build or a start only. */
const generated = /(^|\/)(node_modules|dist|\.data|vendor)(\/|$)/;

const npmRun = /npm run ([\w:-]+)(?: -w ([\w-]+))?/g;

const folders = new Map(
  bases.map((base) => [
    base,
    new Set(
      readdirSync(root + base, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    ),
  ]),
);

const pages = ['README.md', 'SECURITY.md', 'docs', 'site', 'widget', 'widget-demo']
  .flatMap((path) => listFiles(root + path))
  .filter((file) => file.endsWith('.md'));

/**
 * The alternatives of `a/{b,c}.ts`; of a pattern or placeholder, the folder before it.
 * @param {string} path
 * @returns {string[]}
 */
function expand(path) {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (braces) {
    return (braces[1] ?? '').split(',').flatMap((part) => expand(path.replace(braces[0], part)));
  }
  const wildcard = path.search(/[<*…]/);
  return [wildcard < 0 ? path : path.slice(0, path.lastIndexOf('/', wildcard) + 1)];
}

/** @param {string} path */
function isMissing(path) {
  const [first = ''] = path.split('/');
  // Names of calls, `content/page`, have neither an extension nor a slash at the end.
  const isFileOrFolder = /\/$|\.\w+$/.test(path);
  const candidates = bases.filter(
    (base) => folders.get(base)?.has(first) && (base === '' || isFileOrFolder),
  );
  return candidates.length > 0 && !candidates.some((base) => existsSync(root + base + path));
}

/**
 * Names of the npm scripts of the repository, or of one workspace.
 * @param {string} [workspace]
 */
function scriptsOf(workspace = '.') {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(`${root}${workspace}/package.json`, 'utf8'));
  return Object.keys(scripts);
}

/**
 * Names after `#` that links to a page may have: its headings as GitHub writes them, and `id` attributes.
 * @param {string} markdown
 */
function anchorsOf(markdown) {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  const ids = [...markdown.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  return [...headings, ...ids];
}

/** Whether a link from a page leads to a file, and to an anchor in it. @param {string} from @param {string} link */
function leadsNowhere(from, link) {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : join(dirname(from), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
}

let count = 0;
/** @type {string[]} */
const missing = [];
for (const file of pages) {
  const markdown = readFileSync(file, 'utf8');
  // Code blocks hold commands and examples.
  const text = markdown.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
  const paths = [...text.matchAll(/`([\w.@-]+\/[^`\s]*)`/g)]
    .flatMap(([, path = '']) => expand(path))
    .filter((path) => !generated.test(path));
  const links = [...text.matchAll(/\]\((?![a-z]+:)([^)\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  count += paths.length + links.length;
  const name = file.slice(root.length);
  for (const path of paths.filter(isMissing)) missing.push(`${name}: \`${path}\``);
  for (const [command, script = '', workspace] of markdown.matchAll(npmRun)) {
    if (!scriptsOf(workspace).includes(script)) missing.push(`${name}: ${command}`);
  }
  for (const link of links) {
    if (leadsNowhere(file, link)) missing.push(`${name}: link to ${link}`);
  }
}

console.log(`${pages.length} pages with ${count} paths and links`);
for (const each of missing) console.log(`${each} does not exist`);
if (missing.length > 0) process.exitCode = 1;
