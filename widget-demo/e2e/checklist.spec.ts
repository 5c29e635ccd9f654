import { GROUPS } from '../src/checklist/groups';
import { expect, test } from './fixtures';

const total = GROUPS.flatMap(({ items }) => items).length;

test('checklist keeps ticks and fields over a reload, and Clear removes them', async ({
  demo,
  page,
}) => {
  await demo.open('checklist');
  const boxes = page.locator('#list').getByRole('checkbox');
  await expect(boxes).toHaveCount(total);
  await boxes.nth(0).check();
  await boxes.nth(9).check();
  await page.getByLabel('Tester').fill('周亦安');
  await expect(page.locator('#progress')).toContainText(`2 / ${total}`);
  await page.reload();
  await expect(boxes.nth(9)).toBeChecked();
  await expect(page.getByLabel('Tester')).toHaveValue('周亦安');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('#progress')).toContainText(`0 / ${total}`);
  await expect(page.getByLabel('Tester')).toHaveValue('');
});

test('checklist starts empty when the stored value is invalid', async ({ demo, page }) => {
  await page.addInitScript(() => localStorage.setItem('qa-checklist', '[1, 2'));
  await demo.open('checklist');
  await expect(page.locator('#progress')).toContainText(`0 / ${total}`);
});

test('printed checklist shows the checkboxes and no controls', async ({ demo, page }) => {
  await demo.open('checklist');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(demo.panel).toBeHidden();
  await expect(page.locator('#list').getByRole('checkbox').first()).toBeVisible();
});

test('each check has a unique id and links to existing pages', async ({ demo, page, request }) => {
  const ids = GROUPS.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await demo.open('checklist');
  const links = await page
    .locator('#list a')
    .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).href))]);
  for (const link of links) expect((await request.get(link)).status()).toBe(200);
});
