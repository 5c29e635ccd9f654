import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revalidationInterval } from '../../site/app/api/client/revalidation-age';
import { samplePages } from '../../site/e2e/sample-pages';
import { importPack, startService } from '../../site/scripts/lib/deployment/service.mjs';
import { root } from '../../site/scripts/lib/paths.mjs';
import { noteMeasured } from '../measured';
import { museum } from '../museum';
import { settledText, tallWindow } from './settled-page';

/** Midnights of the museum, and another change of the clock. */
const moments = {
  'end of the month': '2027-02-01T00:00:00+08:00',
  'end of the year': '2027-01-01T00:00:00+08:00',
  'leap day': '2028-02-29T00:00:00+08:00',
  'day after the leap day': '2028-03-01T00:00:00+08:00',
  // In Los Angeles it is the hour that summer time skips.
  'start of summer time in Los Angeles': '2027-03-14T18:00:00+08:00',
};
/** Milliseconds before the moment at which the museum starts: pages are opened meanwhile. */
const leadMs = 300_000;
/** Milliseconds after the moment in which every page reads the clock and sends its calls again. */
const waitMs = revalidationInterval + 15_000;

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
  const offset = Date.parse(moment) - leadMs - Date.now();
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

async function newContext(browser: Browser, timezoneId: string, { now }: Museum) {
  const context = await browser.newContext({ timezoneId, viewport: tallWindow, locale: 'zh-CN' });
  await context.clock.install({ time: now() });
  return context;
}

/** The end of one request in thousands is not reported: the text is read twice in any case. */
const waitUntilIdle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);

const readMain = (page: Page): Promise<string> =>
  settledText(page, { waitUntilIdle: () => waitUntilIdle(page) });

/** Expects a page that has just been loaded to become the one that has been open for minutes. */
const expectText = (page: Page, text: string | undefined, about: string) =>
  expect.soft.poll(() => readMain(page), { message: about, timeout: 20_000 }).toBe(text);

interface Watched {
  path: string;
  page: Page;
}

/** Opens every sample page. */
async function openPages(context: BrowserContext, { origin }: Museum, problems: string[]) {
  const opened: Watched[] = [];
  for (const { path } of samplePages()) {
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
    await page.goto(`${origin}/#${path}`);
    await readMain(page);
    opened.push({ path, page });
  }
  return opened;
}

/** Expects every open page to show what it shows when it is loaded again, and returns the texts by path. */
async function expectNewDay(watched: readonly Watched[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { path, page } of watched) {
    const text = await readMain(page);
    expect.soft(text, `${path} across the moment`).not.toMatch(broken);
    await page.reload();
    await expectText(page, text, `${path} after the moment`);
    texts.set(path, text);
    await page.close();
  }
  return texts;
}

for (const [name, moment] of Object.entries(moments)) {
  test(`pages are right across and after the ${name}, in two time zones`, async ({ browser }) => {
    const there = await startAt(moment);
    const problems: string[] = [];
    try {
      const here = await newContext(browser, 'Asia/Shanghai', there);
      const watched = await openPages(here, there, problems);
      expect(there.now(), 'all pages are open before the moment').toBeLessThan(Date.parse(moment));
      await expect
        .poll(there.now, { timeout: leadMs + waitMs })
        .toBeGreaterThan(Date.parse(moment) + waitMs);
      const texts = await expectNewDay(watched);
      await here.close();
      const abroad = await newContext(browser, 'America/Los_Angeles', there);
      for (const { path, page } of await openPages(abroad, there, problems)) {
        await expectText(page, texts.get(path), `${path} in Los Angeles`);
        await page.close();
      }
      await abroad.close();
      noteMeasured(`${watched.length} pages across the moment and after it`);
      expect(problems).toEqual([]);
    } finally {
      await there.stop();
    }
  });
}
