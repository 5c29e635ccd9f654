import { expect, test, type Page } from '@playwright/test';
import { museum } from '../museum';
import { expectNoFaults } from './expect-no-faults';
import { findFaults, reportPolicyViolations } from './find-faults';
import { everyPage, homes, type SweptPage } from './pages';
import { colours, heightOf, states, toFontSize } from './states';

async function openPage(page: Page, { language, path }: SweptPage): Promise<void> {
  await page.goto(`${museum.origin}${homes[language]}#${path}`);
  await expect(page.locator('#root main')).toHaveCount(1);
  await expect(page.locator('.prerendered')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Declares a test for every page in the browser of the file that calls it. */
export function sweepChromium(name: string): void {
  for (const { language, path } of everyPage) {
    test(`${path} (${language}) has no fault in ${name}`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.addInitScript(reportPolicyViolations);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, { language, path });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/.+/);
      const devtools = await page.context().newCDPSession(page);
      for (const state of states) {
        await page.setViewportSize({ width: state.width, height: heightOf(state) });
        await devtools.send('Page.setFontSizes', {
          fontSizes: { standard: toFontSize(state.textSize) },
        });
        await page.emulateMedia({ ...colours[state.colours], reducedMotion: 'reduce' });
        faults.push(...(await findFaults(page, path, state)));
      }
      expectNoFaults(faults, states.length);
    });
  }
}
