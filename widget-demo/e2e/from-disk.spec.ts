import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { HOSTS } from '../src/hosts';

const WORKSPACE = join(import.meta.dirname, '..');
const PAGES = join(WORKSPACE, 'pages');

for (const name of ['index', ...HOSTS.map(([file]) => file)]) {
  test(`${name} works as a plain file`, async ({ page }) => {
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

test('the scripts in pages/vendor are what their sources build to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-vendor-'));
  const options = { cwd: WORKSPACE, stdio: 'pipe' } as const;
  execFileSync('npx', ['tsup', '--out-dir', folder], options);
  const prettierrc = join(WORKSPACE, '../.prettierrc.json');
  execFileSync(
    'npx',
    ['prettier', '--config', prettierrc, '--log-level', 'warn', '--write', folder],
    options,
  );
  for (const file of readdirSync(folder))
    expect(readFileSync(join(PAGES, 'vendor', file), 'utf8'), file).toBe(
      readFileSync(join(folder, file), 'utf8'),
    );
  rmSync(folder, { recursive: true });
});
