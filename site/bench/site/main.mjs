/**
 * `npm run bench:site [-- ORIGIN]`: loading metrics on a phone with slow 4G, and the time of a route change.
 * Prints medians and the machine, and fails where a median is above its limit. Figures of a busy machine are
 * not reliable.
 */
import { cpus, loadavg, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { measureLoading } from './loading.mjs';
import { measureRouteChange } from './route-change.mjs';
import { startMuseum } from './start-museum.mjs';

const times = 5;
const pages = {
  home: '/',
  list: '/#/Collection/ExcellentCollection',
  object: '/#/Collection/ExcellentCollection/yuanding',
  search: '/#/Search?keyword=%E9%9D%92%E8%8A%B1',
};
const limits = { lcp: 1800, cls: 0.02, tbt: 150, routeChange: 100 };
const port = 4199;

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {string[]} cells */
const row = (cells) => cells.map((cell, index) => cell.padEnd(index === 0 ? 14 : 12)).join('');
const formatVerdict = (/** @type {boolean} */ isWithin) => (isWithin ? 'ok' : 'over');

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<boolean>} whether every median is within its limit
 */
async function measure(browser, origin) {
  let areWithin = true;
  print(row(['page', 'LCP ms', 'CLS', 'TBT ms', '']));
  for (const [name, path] of Object.entries(pages)) {
    const runs = [];
    for (let time = 0; time < times; time++)
      runs.push(await measureLoading(browser, origin + path));
    const lcp = median(runs.map((run) => run.lcp));
    const cls = median(runs.map((run) => run.cls));
    const tbt = median(runs.map((run) => run.tbt));
    const isWithin = lcp <= limits.lcp && cls <= limits.cls && tbt <= limits.tbt;
    areWithin &&= isWithin;
    print(row([name, lcp.toFixed(0), cls.toFixed(4), tbt.toFixed(0), formatVerdict(isWithin)]));
  }
  const change = median(await measureRouteChange(browser, origin, times));
  const isWithin = change <= limits.routeChange;
  print(row(['route change', `${change.toFixed(0)} ms`, '', '', formatVerdict(isWithin)]));
  return areWithin && isWithin;
}

const [processor] = cpus();
const [load = 0] = loadavg();
print(
  `${cpus().length} × ${processor?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${load.toFixed(1)}, Node ${process.versions.node}`,
);
print(
  `Slow 4G (1.6 Mbit/s, 150 ms), processor slowed 4 times, 412 × 823 px, medians of ${times}; limits: LCP ${limits.lcp} ms, CLS ${limits.cls}, TBT ${limits.tbt} ms, warm route change ${limits.routeChange} ms.\n`,
);
const given = process.argv[2];
const museum = given ? { origin: given, stop: () => undefined } : await startMuseum(port);
try {
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  process.exitCode = (await measure(browser, museum.origin)) ? 0 : 1;
  await browser.close();
} finally {
  museum.stop();
}
