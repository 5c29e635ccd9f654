/**
 * Runs the tests of https://github.com/web-platform-tests/wpt, `accname/`, on our function, where a checkout is at hand:
 * ACCNAME_TESTS names the folder that holds `name/` (`…/wpt/accname`). Their files are not part of this repository.
 * Each marks an element with `data-expectedlabel` and a `data-testname`; their own harness is neither needed nor loaded.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { addRoom, origin } from '../reading/room';

const folder = process.env['ACCNAME_TESTS'];

const pages = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !path.includes('manual'))
    .map((path) => join(root, path))
    .sort();

/** The figure the toolbar answers for, of the 378 tests in the copy of 2024-04. */
const share = 370 / 378;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

test('accessible names pass the web platform tests', async ({ page }) => {
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
    await addRoom(page);
    const results = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-expectedlabel]')].map((element) => ({
        test: element.dataset['testname'] ?? '',
        expected: element.dataset['expectedlabel'] ?? '',
        actual: window.room.accessibleName(element),
      })),
    );
    const failed = results.filter(({ expected, actual }) => flat(expected) !== flat(actual));
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
  expect(total - failures.length).toBeGreaterThanOrEqual(Math.floor(share * total));
});
