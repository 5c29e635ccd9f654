/**
 * node bench/function-costs.mjs [NAME]
 * Prints how many bytes, gzip -9, the script-tag build loses without each function: its body is replaced by an empty one,
 * and what only it uses goes with it. NAME limits the list to functions whose name contains it. The minifier runs once for
 * each, and names and order are not searched (docs/decisions/025): compare the figures with each other.
 */
import { gzipSync } from 'node:zlib';
import { parseForESLint } from '@typescript-eslint/parser';
import { build } from 'esbuild';
import { minify } from 'terser';

/** Shorter functions cost next to nothing each. */
const minLength = 100;

/** @typedef {{ name: string, body: [number, number], empty: string }} Found */
/** @typedef {{ type: string, range: [number, number] } & Record<string, unknown>} SyntaxNode */

/**
 * @param {unknown} value
 * @returns {value is SyntaxNode}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** @type {(code: string) => Promise<number>} */
async function sizeOf(code) {
  const result = await minify(code, {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 2, unsafe_arrows: true, keep_fargs: false, sequences: false },
    format: { ascii_only: true },
  });
  return gzipSync(result.code ?? '', { level: 9 }).length;
}

/**
 * Collects the named functions inside of a node.
 * @param {SyntaxNode} node
 * @param {string | undefined} name of the variable or property that holds it
 * @param {Found[]} found
 */
function collect(node, name, found) {
  const { type, body, id, key, range } = node;
  const nameNode = isNode(id) ? id : isNode(key) ? key : undefined;
  const own = typeof nameNode?.['name'] === 'string' ? nameNode['name'] : name;
  if (/Function/.test(type) && own && isNode(body) && range[1] - range[0] > minLength) {
    const empty = body.type === 'BlockStatement' ? '{}' : '0';
    found.push({ name: own, body: body.range, empty });
  }
  const holdsFunction = type === 'VariableDeclarator' || type === 'Property';
  for (const [field, value] of Object.entries(node)) {
    if (field === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) collect(child, holdsFunction ? own : undefined, found);
  }
}

const { outputFiles } = await build({
  entryPoints: ['src/script.ts'],
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  tsconfig: '../tsconfig.json',
  legalComments: 'none',
});
const code = outputFiles[0]?.text ?? '';
const tree = /** @type {SyntaxNode} */ (
  /** @type {unknown} */ (parseForESLint(code, { range: true, sourceType: 'module' }).ast)
);
/** @type {Found[]} */
const functions = [];
collect(tree, undefined, functions);
const all = await sizeOf(code);
const wanted = process.argv[2] ?? '';
for (const { name, body, empty } of functions) {
  if (!name.includes(wanted)) continue;
  const without = await sizeOf(code.slice(0, body[0]) + empty + code.slice(body[1]));
  process.stdout.write(`${String(all - without).padStart(6)}  ${name}\n`);
}
