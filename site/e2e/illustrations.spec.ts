import { expect, test } from './fixtures';

test('province map has a link of at least 44 px to each museum', async ({ page }) => {
  await page.goto('/#/Dfbw');
  const marks = page.locator('.chart a');
  await expect(marks).toHaveCount(12);
  for (const mark of await marks.all()) {
    const box = await mark.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expect(page.getByRole('img', { name: /^云泽省示意图/ })).toBeVisible();
  const list = page.locator('.museums h3');
  await expect(list).toHaveCount(12);
  const third = await list.nth(2).textContent();
  await marks.nth(2).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third ?? '');
});

test('leaders page shows a name seal for each leader, and every seal file loads', async ({
  page,
}) => {
  const seals: number[] = [];
  page.on('response', (response) => {
    if (/\/seal-[a-z-]+\.svg$/.test(response.url())) seals.push(response.status());
  });
  await page.goto('/en/#/Survey/Leader');
  await expect(page.getByRole('img', { name: 'Name seal of Shen Yanzhou' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Name seal of / })).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(seals).toHaveLength(6);
  expect(seals.every((status) => status === 200)).toBe(true);
});

for (const address of [
  'Collection/ExcellentCollection/yuanding',
  'Research/SpecialThesis/thesis-bells',
]) {
  test(`${address} shows the line drawing of its vessel type`, async ({ page }) => {
    await page.goto(`/#/${address}`);
    const figure = page.getByRole('figure').filter({ hasText: '器形线图' });
    await expect(figure.getByRole('img', { name: /线图：左半是剖面/ })).toBeVisible();
  });
}
