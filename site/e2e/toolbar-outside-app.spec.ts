import { expect } from './fixtures';
import { test } from './shared-page';

const toolbar = '[data-a11y-toolbar]';
const panel = `${toolbar} [part=panel]`;
const script = '/a11y-toolbar.js';

/** Pages outside the app that embed the toolbar, each in both languages. */
const pages = [
  ['crawlable page', '/p/zh/Collection/ExcellentCollection/yuanding', '无障碍', '放大'],
  ['crawlable page', '/p/en/News', 'Accessibility', 'Zoom in'],
  ['user centre', '/user-centre/login', '无障碍', '放大'],
  ['user centre', '/user-centre/login?lang=en', 'Accessibility', 'Zoom in'],
] as const;

for (const [kind, address, opener, zoomIn] of pages) {
  test(`toolbar of the ${kind} ${address} loads on the first click, has the page language and stays open after a reload`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(address);
    const button = page.getByRole('button', { name: opener, exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(fetched).not.toContain(script);

    await button.click();
    await expect(page.locator(panel)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: zoomIn })).toBeVisible();
    await page.getByRole('button', { name: zoomIn }).click();
    await expect(page.locator(`${toolbar} button[data-tool=more]`)).toBeVisible();

    await page.reload();
    await expect(page.locator(panel)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(page.locator(panel)).toBeHidden();
    expect(await page.evaluate(() => window.reportedViolations)).toEqual([]);
  });
}

test('toolbar opened in the app is open on crawlable and user centre pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '无障碍' }).click();
  await expect(page.locator(panel)).toBeVisible();
  await page.goto('/p/zh/News');
  await expect(page.locator(panel)).toBeVisible();
  await page.goto('/user-centre/login');
  await expect(page.locator(panel)).toBeVisible();
});

test('toolbar button fetches the script again on the next click when it failed to load', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(/Failed to load resource/);
  await page.route(`**${script}`, (route) => route.abort(), { times: 1 });
  await page.goto('/p/zh/News');
  const button = page.getByRole('button', { name: '无障碍', exact: true });
  const failed = page.waitForEvent('requestfailed');
  await button.click();
  await failed;
  await button.click();
  await expect(page.locator(panel)).toBeVisible();
});
