import { expect, test, type Browser, type Page } from '@playwright/test';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePages } from '../../site/e2e/sample-pages';
import { importPack, startService } from '../../site/scripts/lib/deployment/service.mjs';
import { root } from '../../site/scripts/lib/paths.mjs';
import { noteMeasured } from '../measured';
import { museum } from '../museum';
import { tallWindow } from './settled-page';

/** Half a minute before a midnight of the museum, or before another change of the clock. */
const moments = {
  'end of the month': '2027-01-31T23:59:30+08:00',
  'end of the year': '2026-12-31T23:59:30+08:00',
  'leap day': '2028-02-28T23:59:30+08:00',
  'day after the leap day': '2028-02-29T23:59:30+08:00',
  // In Los Angeles it is the hour that summer time skips.
  'start of summer time in Los Angeles': '2027-03-14T17:59:30+08:00',
};
const timeZones = ['Asia/Shanghai', 'America/Los_Angeles'];
/** Pages that are open across the moment, and show the new day without being loaded again. */
const openPages = ['/Service/Today', '/Service/Admission', '/Service/Calendar'];

const broken = /undefined|\[object|NaN|Invalid|TypeError/;

/** A museum of its own, whose clock is at a moment; pictures are those of the other one. */
async function startAt(moment: string) {
  const folder = mkdtempSync(join(tmpdir(), 'yunze-clock-'));
  for (const reused of ['media', 'media-notes']) {
    const from = join(museum.settings.DATA_DIR, reused);
    if (existsSync(from)) cpSync(from, join(folder, reused), { recursive: true });
  }
  const settings = { DATA_DIR: folder, DATABASE_URL: '' };
  importPack(`${root}site/content`, settings);
  const offset = Date.parse(moment) - Date.now();
  const service = await startService(
    { ...settings, CLOCK_OFFSET: String(offset), LOG_LEVEL: 'fatal' },
    ['--import', `${root}proof/faults/service-clock.mjs`],
  );
  const stop = async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: service.origin, now: () => Date.now() + offset, stop };
}

type Museum = Awaited<ReturnType<typeof startAt>>;

async function openBrowserPage(browser: Browser, timezoneId: string, { now }: Museum) {
  const context = await browser.newContext({ timezoneId, viewport: tallWindow, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.clock.install({ time: now() });
  return page;
}

async function readMain(page: Page): Promise<string> {
  await expect(page.locator('main h1').first()).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  return page.locator('main').innerText();
}

for (const [name, moment] of Object.entries(moments)) {
  test(`pages are right at the ${name}, in every time zone`, async ({ browser }) => {
    const there = await startAt(moment);
    const problems: string[] = [];
    try {
      const watched = await Promise.all(
        openPages.map(async (path) => {
          const page = await openBrowserPage(browser, 'Asia/Shanghai', there);
          page.on('pageerror', (error) => problems.push(`${path} at the moment: ${error.message}`));
          await page.goto(`${there.origin}/#${path}`);
          await readMain(page);
          return { path, page };
        }),
      );
      // A page reads the clock once a minute.
      await expect
        .poll(there.now, { timeout: 120_000 })
        .toBeGreaterThan(Date.parse(moment) + 100_000);
      for (const { path, page } of watched) {
        const across = await readMain(page);
        expect.soft(across, `${path} across the moment`).not.toMatch(broken);
        await page.reload();
        const after = await readMain(page);
        expect.soft(after, `${path} after the moment`).not.toMatch(broken);
        expect.soft(across, `${path} across the moment`).toBe(after);
        await page.context().close();
      }
      const texts = new Map<string, string>();
      let loads = 0;
      for (const timeZone of timeZones) {
        const page = await openBrowserPage(browser, timeZone, there);
        page.on('pageerror', (error) => problems.push(`${timeZone}: ${error.message}`));
        for (const { path } of samplePages()) {
          await page.goto('about:blank');
          await page.goto(`${there.origin}/#${path}`);
          const text = await readMain(page);
          loads += 1;
          expect.soft(text, `${path}, ${timeZone}`).not.toMatch(broken);
          const before = texts.get(path);
          if (before === undefined) texts.set(path, text);
          else expect.soft(text, `${path}, ${timeZone}`).toBe(before);
        }
        await page.context().close();
      }
      noteMeasured(`${openPages.length} pages across the moment, ${loads} after it`);
      expect(problems).toEqual([]);
    } finally {
      await there.stop();
    }
  });
}
