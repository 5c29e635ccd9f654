import { expect, hasPhotographPack, visit } from './fixtures';
import { test } from './shared-page';

test.skip(!hasPhotographPack, 'the photograph pack is not installed beside the repository');

for (const [language, title, holder, credit] of [
  ['zh', '青铜鼎', '克利夫兰艺术博物馆', /John Huntington.*捐赠/],
  [
    'en',
    'Bronze tripod cauldron (ding)',
    'The Cleveland Museum of Art',
    /Gift of the John Huntington/,
  ],
] as const) {
  test(`object page of the photograph pack shows photograph, holder and number, its full-size viewer holder and credit (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/Collection/ExcellentCollection/shang-ding-cma');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.getByRole('main');
    await expect(main.getByText(holder).first()).toBeVisible();
    await expect(main.getByText('1960.288').first()).toBeVisible();
    await expect(main.getByText(credit).first()).toBeVisible();
    const photograph = main.getByRole('img', { name: new RegExp(title.slice(0, 3)) }).first();
    await expect
      .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);

    await main.getByRole('button', { name: language === 'zh' ? '放大查看' : 'Full size' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(holder)).toBeVisible();
    await expect(dialog.getByText(credit)).toBeVisible();
  });
}

test('video of the photograph pack loads with captions in both languages', async ({ page }) => {
  await visit(page, 'zh', '/DigitalMuseum/Video/Video/bronze-light');
  const video = page.locator('video');
  await expect(video.locator('track')).toHaveCount(2);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
});
