/**
 * npm run bench -w widget [-- --rounds 3 --nodes 1000,10000,100000 --page --names REPORT]
 * Compares the built toolbar with the published packages and with a bare script, interleaved in one run, and prints
 * medians and ratios. CHROMIUM_PATH names another browser than /usr/bin/chromium. `--page` writes
 * docs/toolbar-figures.md; `--names` takes the JSON report of `npx playwright test --project=toolbar accname` for it.
 */
import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { measure, moves } from './measure.mjs';
import { figuresPage } from './page.mjs';
import { bare, products, scriptOf } from './products.mjs';
import { measureRegions } from './regions.mjs';

/** @typedef {import('./measure.mjs').Figures} Figures */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    nodes: { type: 'string', default: '1000,10000,100000' },
    page: { type: 'boolean', default: false },
    names: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const sizes = values.nodes.split(',').map(Number);
if (![rounds, ...sizes].every((n) => Number.isInteger(n) && n > 0)) {
  throw new RangeError('--rounds and --nodes take whole numbers above 0');
}

const printLine = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @type {(list: readonly (number | undefined)[]) => number | undefined} */
function median(list) {
  const sorted = list.filter((n) => n !== undefined).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** @type {readonly (keyof Figures)[]} */
const names = [
  'load',
  'still',
  'open',
  'carousel',
  'zoom',
  'contrast',
  'move',
  'moveLayouts',
  'read',
  'foreign',
];

/** @type {(n: number | undefined, ratio?: number) => string} */
const cell = (n, ratio) =>
  n === undefined || Number.isNaN(n)
    ? '–'
    : `${n.toFixed(2)}${ratio !== undefined && Number.isFinite(ratio) ? ` (${ratio.toFixed(2)}×)` : ''}`;

/** @type {(cells: readonly string[]) => string} */
const row = (cells) => `| ${cells.join(' | ')} |`;

/** @type {(all: readonly Figures[]) => Figures} */
const medians = (all) =>
  /** @type {Figures} */ (
    Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name]))]))
  );

printLine('\n## Bytes of the script-tag file, gzip -9');
const files = products.map((product) => ({
  name: product.name,
  bytes: gzipSync(scriptOf(product), { level: 9 }).length,
}));
for (const { name, bytes } of files) printLine(`${name}: ${bytes}`);

/** Elements of the page on which the panel of regions opens: 6,000 of them are listed. */
const regionNodes = 20_000;
/** @type {import('./page.mjs').Size[]} */
const measured = [];

const candidates = [bare, ...products];
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
});
try {
  for (const nodes of sizes) {
    /** @type {Figures[][]} */
    const results = candidates.map(() => []);
    for (let round = 0; round < rounds; round++) {
      for (const [i, candidate] of candidates.entries())
        results[i]?.push(await measure(browser, candidate, nodes));
    }
    const [floor, ours, ...others] = results.map(medians);
    if (!floor || !ours) throw new Error('no results');
    measured.push({ nodes, floor, ours, others });
    printLine(
      `\n## ${nodes} nodes: ms of main-thread work, median of ${rounds} in one interleaved run`,
    );
    printLine(
      `${moves} pointer moves: cost of each beyond a page without a pointer listener; × of two bare lines moved by transform`,
    );
    printLine(
      row([
        '',
        'load over bare',
        'open',
        'carousel over bare',
        'zoom',
        'contrast',
        'move, lines',
        'layouts',
        'move, reading',
        'foreign requests',
      ]),
    );
    const added = (/** @type {number | undefined} */ move) => (move ?? NaN) - floor.still;
    printLine(row(Array.from({ length: 10 }, () => '---')));
    for (const [i, figures] of [ours, ...others].entries()) {
      printLine(
        row([
          products[i]?.name ?? '',
          cell(figures.load - floor.load),
          cell(figures.open),
          cell(figures.carousel - floor.carousel),
          cell(figures.zoom),
          cell(figures.contrast),
          cell(added(figures.move), added(figures.move) / added(floor.move)),
          cell(figures.moveLayouts),
          cell(added(figures.read), added(figures.read) / added(floor.move)),
          cell(figures.foreign),
        ]),
      );
    }
    printLine(
      row([
        'bare',
        `load ${cell(floor.load)}`,
        '–',
        `carousel ${cell(floor.carousel)}`,
        '–',
        '–',
        cell(added(floor.move)),
        cell(floor.moveLayouts),
        '–',
        cell(floor.foreign),
      ]),
    );
    // On large pages the hit test of the browser costs more than any product, and the difference is noise.
    const whole = (ours.move ?? NaN) / (floor.move ?? NaN);
    printLine(
      `a whole pointer move including the page's share: ours is ${whole.toFixed(2)}× two bare lines`,
    );
    for (const name of /** @type {const} */ (['open', 'zoom', 'contrast'])) {
      const best = Math.min(...others.map((one) => one[name] ?? Infinity));
      printLine(`${name}: ours is ${((ours[name] ?? NaN) / best).toFixed(2)}× the best package`);
    }
  }
  /** @type {Awaited<ReturnType<typeof measureRegions>>[]} */
  const panels = [];
  for (let round = 0; round < rounds; round++)
    panels.push(await measureRegions(browser, regionNodes));
  const middle = (/** @type {'drawn' | 'longest' | 'work'} */ name) =>
    median(panels.map((one) => one[name])) ?? NaN;
  const regions = {
    nodes: regionNodes,
    drawn: middle('drawn'),
    longest: middle('longest'),
    work: middle('work'),
  };
  printLine(
    `\n## Panel of regions, ${regionNodes} nodes: drawn after ${cell(regions.drawn)} ms, longest task ${cell(regions.longest)} ms, CPU ${cell(regions.work)} ms`,
  );
  if (values.page) {
    const path = resolve(dirname(fileURLToPath(import.meta.url)), '../../docs/toolbar-figures.md');
    const { names } = values;
    const version = browser.version();
    const page = figuresPage({ files, sizes: measured, regions, rounds, browser: version, names });
    writeFileSync(path, await format(page, { parser: 'markdown' }));
    printLine(`written: ${path}`);
  }
} finally {
  await browser.close();
}
