import { expect, test, type Page } from '@playwright/test';
import { routes } from '../../site/contract/shared/routes';
import { findViolations, pageFrame } from '../../site/e2e/axe';
import { samplePages } from '../../site/e2e/sample-pages';
import { smallTargets } from '../../site/e2e/touch-targets';
import { noteMeasured } from '../measured';
import { museum } from '../museum';
import { findLayoutFaults } from './layout-faults';

const homes = { zh: '/', en: '/en/' } as const;
const widths = [1440, 768, 360];
const colours = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  { name: 'high contrast', colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  {
    name: 'forced colours',
    colorScheme: 'dark',
    contrast: 'no-preference',
    forcedColors: 'active',
  },
] as const;

/** Every route without a record, and a page of every kind. */
const paths = [
  ...new Set([
    ...routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path),
    ...samplePages().map(({ path }) => path),
  ]),
];

/** Shows the page with texts twice as large, as the setting of a browser does. */
const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
  }, percent);

async function openPage(page: Page, language: keyof typeof homes, path: string): Promise<void> {
  await page.goto(`${museum.origin}/robots.txt`);
  await page.goto(`${museum.origin}${homes[language]}#${path}`);
  await expect(page.locator('.prerendered')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

for (const language of ['zh', 'en'] as const) {
  for (const path of paths) {
    test(`${path} (${language}) has no fault at any width, colours and text size`, async ({
      page,
    }) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, language, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/.+/);
      let states = 0;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const size of [100, 200]) {
          await setTextSize(page, size);
          for (const { name, ...media } of colours) {
            await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
            states += 1;
            const about = `${width} px, ${size} %, ${name}`;
            // Colours do not move a text.
            if (name === 'light' || name === 'forced colours') {
              expect.soft(await findLayoutFaults(page), about).toEqual([]);
            }
            if (size === 100 && width !== 768) {
              const rules = name === 'light' && width === 1440 ? 'all' : 'display';
              const violations = await findViolations(page, { rules, exclude: pageFrame });
              expect.soft(violations, about).toEqual([]);
            }
          }
        }
        await setTextSize(page, 100);
      }
      // The pages on touch screens are those of site/e2e/phone.spec.ts.
      expect.soft(await smallTargets(page, 24), 'targets at 360 px').toEqual([]);
      expect(problems).toEqual([]);
      noteMeasured(`${states} states`);
    });
  }
}
