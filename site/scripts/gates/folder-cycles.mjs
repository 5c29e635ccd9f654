// Fails where folders import each other in a circle, at every level of the tree. dependency-cruiser's folder scope
// compares leaf folders only: search/build → import/x and import/y → search/text is no circle there.
import { bin, run } from '../lib/run.mjs';

/** Folders whose children are compared; tests may import across them. */
const roots = ['site', 'widget/src'];
const isTest = (/** @type {string} */ file) => /\.(test|spec)\.tsx?$|\/testing\//.test(file);

const cruise = ['--no-config', '--ts-pre-compilation-deps', '--ts-config', 'tsconfig.json'];
const scope = ['--do-not-follow', 'node_modules', '--exclude', '(^|/)(node_modules|dist)/'];
const { output } = await run(
  bin('depcruise', [...cruise, ...scope, '--output-type', 'json', ...roots]),
);

/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module */
/** @type {{ modules: Module[] }} */
const { modules } = JSON.parse(output);

/** Imports between the children of each folder. @type {Map<string, Map<string, Set<string>>>} */
const graphs = new Map();

for (const { source, dependencies } of modules.filter(({ source: file }) => !isTest(file))) {
  for (const { resolved } of dependencies.filter((each) => !isTest(each.resolved))) {
    addEdge(source.split('/'), resolved.split('/'));
  }
}

/**
 * Adds the edge between the first differing parts of two paths, which are siblings; folders end with a slash.
 * @param {string[]} from @param {string[]} to
 */
function addEdge(from, to) {
  let depth = 0;
  while (depth < from.length && from[depth] === to[depth]) depth++;
  const parent = from.slice(0, depth).join('/');
  const [source, target] = [from, to].map((parts) =>
    depth < parts.length - 1 ? `${parts[depth]}/` : parts[depth],
  );
  if (!source || !target || !roots.some((root) => parent.startsWith(root))) return;
  const graph = graphs.get(parent) ?? new Map();
  graphs.set(parent, graph.set(source, (graph.get(source) ?? new Set()).add(target)));
}

/**
 * Every sibling that a folder or file imports, directly or indirectly.
 * @param {Map<string, Set<string>>} graph @param {string} start @param {Set<string>} [found]
 */
function reachable(graph, start, found = new Set()) {
  for (const next of graph.get(start) ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    reachable(graph, next, found);
  }
  return found;
}

let count = 0;
for (const [parent, graph] of [...graphs].sort()) {
  const rest = new Set(graph.keys());
  for (const folder of rest) {
    const targets = reachable(graph, folder);
    if (!targets.has(folder)) continue;
    const circle = [...targets].filter((each) => reachable(graph, each).has(folder));
    for (const each of circle) rest.delete(each);
    if (!circle.some((each) => each.endsWith('/'))) continue;
    console.log(`✗ ${parent}: ${circle.sort().join(', ')}`);
    count++;
  }
}
console.log(`${count} circles between folders`);
if (count > 0) process.exitCode = 1;
