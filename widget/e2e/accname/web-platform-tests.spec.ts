/**
 * Runs the tests in `accname/` of https://github.com/web-platform-tests/wpt when ACCNAME_TESTS names the folder that
 * contains `name/` (`…/wpt/accname`); its files are not part of this repository. Each test is an element with
 * `data-expectedlabel` and `data-testname`; the harness of the files is not loaded.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { addReadingModule, origin } from '../reading/reading-page';

const folder = process.env['ACCNAME_TESTS'];

const pages = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !path.includes('manual'))
    .map((path) => join(root, path))
    .sort();

/** Minimum share of passing tests: 370 of the 378 in the copy of 2024-04. */
const minimumShare = 370 / 378;

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

test('accessible name passes the web platform tests', async ({ page }) => {
  test.skip(!folder, 'ACCNAME_TESTS names no folder');
  test.setTimeout(120_000);
  const root = join(folder ?? '', 'name');
  const failures: string[] = [];
  let total = 0;
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (!path.startsWith('/name/')) return route.fulfill({ body: '' });
    return route.fulfill({
      contentType: 'text/html',
      body: readFileSync(join(folder ?? '', path), 'utf8'),
    });
  });
  for (const file of pages(root)) {
    const name = relative(root, file);
    await page.goto(`${origin}/name/${name}`);
    await addReadingModule(page);
    const results = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-expectedlabel]')].map((element) => ({
        test: element.dataset['testname'] ?? '',
        expected: element.dataset['expectedlabel'] ?? '',
        actual: window.readingModule.accessibleName(element),
      })),
    );
    const failed = results.filter(
      ({ expected, actual }) => collapseSpaces(expected) !== collapseSpaces(actual),
    );
    console.log(`${name}: ${results.length - failed.length} of ${results.length}`);
    total += results.length;
    failures.push(
      ...failed.map(
        (one) => `${name}: ${one.test}: expected “${one.expected}”, got “${one.actual}”`,
      ),
    );
  }
  console.log(`${total - failures.length} of ${total} pass\n${failures.join('\n')}`);
  expect(total).toBeGreaterThan(0);
  expect(total - failures.length).toBeGreaterThanOrEqual(Math.floor(minimumShare * total));
});
