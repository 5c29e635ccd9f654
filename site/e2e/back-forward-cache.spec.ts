import { findBrowser } from '../scripts/lib/browser.mjs';
import { expect, test } from './fixtures';
import { register, messages } from './member';

const executablePath = await findBrowser();

// Playwright disables the back/forward cache by default, and the headless shell has none.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('page restored from the back/forward cache after log-out shows no nickname', async ({
  page,
}) => {
  await register(page, 'zh', '/user-centre/');
  await expect(page.locator('.member')).toHaveText('柳岚');
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      sessionStorage.setItem('restored', String(persisted));
    });
  });
  await page.getByRole('link', { name: messages.zh.points }).click();
  await expect(page.getByRole('heading', { name: messages.zh.points, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: messages.zh.logout }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.zh.confirm }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/user-centre/login?**');
  await expect(page.getByRole('heading', { name: messages.zh.login, level: 1 })).toBeVisible();
  await expect(page.locator('.member')).toHaveCount(0);
  // Proves that the page came from the back/forward cache, not from a new load.
  expect(await page.evaluate(() => sessionStorage.getItem('restored'))).toBe('true');
});
