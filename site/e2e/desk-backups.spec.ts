import { expectAccessible } from './axe';
import { openDesk } from './desk-account';
import { expect } from './fixtures';
import { testWithOwnService } from './moved-clock/own-service';

const test = testWithOwnService();

// The start of the service counts as part of a test.
test.describe.configure({ timeout: 180_000 });

const taskTime = { timeout: 60_000 };

test('administrator writes a backup now, sees that it is whole, and checks it again', async ({
  page,
  service,
}) => {
  await openDesk(page, 'administrator', service.settings);
  await page.goto('/desk/#/backups');
  const row = page.getByRole('region', { name: '备份' }).getByRole('row').nth(1);
  // The service writes the backup of the day when it starts.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('完好');
  }).toPass(taskTime);
  await page.getByRole('button', { name: '立即备份' }).click();
  const tasks = page.getByRole('list', { name: '任务' }).getByRole('listitem');
  await expect(tasks.filter({ hasText: '完成' })).toHaveCount(1, taskTime);
  await expect(row).toContainText('完好');
  await expectAccessible(page);
  await row.getByRole('button', { name: '核对' }).click();
  await expect(tasks.filter({ hasText: '核对备份' })).toContainText('完成', taskTime);
  await page.goto('/desk/#/service');
  await expect(page.getByText(/PGlite|PostgreSQL/)).toBeVisible();
});
