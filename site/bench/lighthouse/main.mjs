/**
 * `npm run bench:lighthouse [-- ORIGIN]`: Lighthouse scores for a phone on slow 4G. Fails where a score is below
 * its limit and lists the failed audits. Performance scores of a busy machine are not reliable.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { startMuseum } from '../site/start-museum.mjs';
import { pagesOf } from './pages.mjs';

const limits = { performance: 0.97, accessibility: 1, 'best-practices': 1, seo: 1 };
const categories = /** @type {(keyof typeof limits)[]} */ (Object.keys(limits));
/** Performance varies between runs: the median counts. */
const runCount = 3;
const museumPort = 4198;
const debuggingPort = 4197;

/** @typedef {import('lighthouse').Result} Report */

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string[]} cells */
const row = (cells) => cells.map((cell, index) => cell.padEnd(index === 0 ? 14 : 16)).join('');

/** @param {Report} report @param {string} category */
const score = (report, category) => report.categories[category]?.score ?? 0;

/** @param {string} url @param {string[]} onlyCategories @returns {Promise<Report>} */
async function audit(url, onlyCategories) {
  const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error', onlyCategories });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  return result.lhr;
}

/** Median run by performance; the other categories do not vary. @param {string} url */
async function measure(url) {
  const runs = [await audit(url, categories)];
  while (runs.length < runCount) runs.push(await audit(url, ['performance']));
  const [first] = runs;
  runs.sort((a, b) => score(a, 'performance') - score(b, 'performance'));
  const middle = runs[Math.floor(runCount / 2)];
  if (!first || !middle) throw new Error('nothing was measured');
  return {
    ...middle,
    categories: { ...first.categories, ...middle.categories },
    audits: { ...first.audits, ...middle.audits },
  };
}

/** Failed audits of a category. @param {Report} report @param {string} category */
function failedAudits(report, category) {
  return (report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(
      ({ id }) =>
        `  ${category} ${id}: ${report.audits[id]?.displayValue ?? report.audits[id]?.title}`,
    );
}

/** @param {string} origin @returns {Promise<boolean>} whether every score reaches its limit */
async function measureAll(origin) {
  let isWithin = true;
  print(row(['page', ...categories]));
  for (const language of /** @type {const} */ (['zh', 'en'])) {
    for (const [name, url] of Object.entries(await pagesOf(origin, language))) {
      const report = await measure(url);
      print(
        row([`${language} ${name}`, ...categories.map((each) => score(report, each).toFixed(2))]),
      );
      for (const category of categories.filter((each) => score(report, each) < limits[each])) {
        isWithin = false;
        for (const audit of failedAudits(report, category)) print(audit);
      }
    }
  }
  return isWithin;
}

const given = process.argv[2];
const museum = given ? { origin: given, stop: () => undefined } : await startMuseum(museumPort);
try {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [`--remote-debugging-port=${debuggingPort}`],
  });
  process.exitCode = (await measureAll(museum.origin)) ? 0 : 1;
  await browser.close();
} finally {
  museum.stop();
}
