import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/**
 * @typedef {object} PageFigures
 * @property {readonly { name: string, bytes: number }[]} files gzip -9, the toolbar first
 * @property {readonly Size[]} sizes
 * @property {{ nodes: number, drawn: number, longest: number, work: number }} regions
 * @property {number} rounds
 * @property {string} browser
 * @property {string | undefined} names path of the JSON report of the tests of accessible names
 */
/** @typedef {import('./measure.mjs').Figures} Figures */
/** @typedef {{ nodes: number, floor: Figures, ours: Figures, others: readonly Figures[] }} Size */

/** @type {(cells: readonly string[]) => string} */
const row = (cells) => `| ${cells.join(' | ')} |`;

/** @type {(n: number | undefined, unit?: string) => string} */
const figure = (n, unit = ' ms') =>
  n === undefined || !Number.isFinite(n) ? 'not offered' : `${n.toFixed(n < 10 ? 2 : 0)}${unit}`;

/** @type {(list: readonly (number | undefined)[]) => number} */
const smallest = (list) =>
  Math.min(...list.map((n) => (n === undefined || Number.isNaN(n) ? Infinity : n)));

/**
 * Passed and failed tests in a report of `playwright test --reporter=json`; skipped ones count as neither.
 * @param {string} path
 */
function countNames(path) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number } }} */
  const { stats } = JSON.parse(readFileSync(path, 'utf8'));
  return `${stats.expected + stats.flaky} of ${stats.expected + stats.unexpected + stats.flaky}`;
}

/** Rows of one size of the page. @param {Size} size */
function rowsOf({ nodes, floor, ours, others }) {
  const at = `${nodes.toLocaleString('en')} elements`;
  const lines = (floor.move ?? NaN) - floor.still;
  const moved = (/** @type {number | undefined} */ move) => ((move ?? NaN) - floor.still) / lines;
  /** @type {[what: string, of: (one: Figures) => number | undefined, unit?: string][]} */
  const rows = [
    ['load over a bare script', (one) => one.load - floor.load],
    ['opening', (one) => one.open],
    ['2 s of a running carousel, over the bare script', (one) => one.carousel - floor.carousel],
    ['zoom', (one) => one.zoom],
    ['contrast', (one) => one.contrast],
    ['pointer move with lines, × two bare lines', (one) => moved(one.move), ' ×'],
    ['pointer move with reading, × two bare lines', (one) => moved(one.read), ' ×'],
    ['layouts in 300 pointer moves with lines', (one) => one.moveLayouts, ''],
    ['requests to another host', (one) => one.foreign, ''],
  ];
  return rows.map(([what, of, unit]) =>
    row([`${what}, ${at}`, figure(of(ours), unit), figure(smallest(others.map(of)), unit)]),
  );
}

/** The page of measured figures, in Markdown. @param {PageFigures} figures */
export function figuresPage({ files, sizes, regions, rounds, browser, names }) {
  const [ours, ...others] = files;
  const list = others.map(({ name, bytes }) => `${name} ${bytes.toLocaleString('en')} B`);
  const cpu = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `# Measured figures of the toolbar

Written by \`npm run bench:toolbar -- --page\` on ${new Date().toISOString().slice(0, 10)}; do not edit. Main-thread CPU time on
${cpu.length} cores (${cpu[0]?.model.trim() ?? 'unknown'}), ${gigabytes} GB, Chromium ${browser}, Node ${process.version}; median of ${rounds}
in one run in which all products take turns. “Best package” is the lowest figure of those that offer it:
${list.join(', ')}.
A figure below zero is within the noise of the measure.

${row(['what', 'this toolbar', 'best package'])}
${row(['---', '---', '---'])}
${row(['script-tag file, gzip -9', figure(ours?.bytes, ' B'), figure(smallest(others.map(({ bytes }) => bytes)), ' B')])}
${sizes.flatMap(rowsOf).join('\n')}
${row([`regions: panel drawn, ${regions.nodes.toLocaleString('en')} elements`, figure(regions.drawn), 'not offered'])}
${row(['regions: longest task (0: none above 50 ms)', figure(regions.longest), 'not offered'])}
${row(['regions: CPU until the list is complete', figure(regions.work), 'not offered'])}
${row(['groups of tests of accessible names passed (`widget/e2e/accname`)', names === undefined ? 'not run' : countNames(names), 'not run'])}
`;
}
