import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { HOSTS } from '../src/hosts';

const PAGES = join(import.meta.dirname, '../pages');

for (const name of ['index', ...HOSTS.map(([file]) => file)]) {
  test(`demo page ${name} works from a file: URL`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(pathToFileURL(join(PAGES, `${name}.html`)).href);
    await page.locator('[data-open-accessibility]').first().click();
    await expect(page.locator('[data-a11y-toolbar] [part=panel]')).toBeVisible();
    await expect(page.getByRole('complementary', { name: '测试面板 QA panel' })).toBeVisible();
    expect(problems).toEqual([]);
  });
}
