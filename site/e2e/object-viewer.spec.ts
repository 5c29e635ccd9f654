import type { Page } from '@playwright/test';
import { expect, test as isolatedTest, visit } from './fixtures';
import { waitUntilStill } from './scroll';
import { test } from './shared-page';

const cong = '/Collection/ExcellentCollection/yucong';

/** Rendered scale of the picture in the full-size viewer. */
const scaleOf = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('img')
    .evaluate((image) => image.getBoundingClientRect().width / (image as HTMLElement).offsetWidth);

const collectFrameRequests = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/[^/]+\.(avif|webp)$/.test(request.url())) seen.push(request.url());
  });
  return seen;
};

test('full-size viewer zooms, pans and pages by keys, and closes with Escape', async ({ page }) => {
  await visit(page, 'zh', cong);
  const open = page.getByRole('button', { name: '放大查看' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /放大查看：神人兽面纹玉琮/ });
  await expect(dialog).toBeVisible();
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 1);

  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(dialog.getByText('178%')).toBeVisible();
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.78, 1);
  const left = () =>
    dialog.getByRole('img').evaluate((image) => image.getBoundingClientRect().left);
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before);

  await page.keyboard.press('0');
  await expect(dialog.getByText('100%')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('第 2 幅，共 2 幅')).toBeAttached();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('full-size viewer zooms by buttons, wheel and double click, and pans by dragging', async ({
  page,
}) => {
  await visit(page, 'en', cong);
  await page.getByRole('button', { name: 'Full size' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(dialog.getByText('133%')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zoom out' }).click();
  await expect(dialog.getByText('100%')).toBeVisible();

  const image = dialog.getByRole('img');
  const box = await image.boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.1);
  await dialog.getByRole('button', { name: 'Whole picture' }).click();
  await page.mouse.dblclick(x, y);
  await expect(dialog.getByText('250%')).toBeVisible();

  await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1);
  const before = await image.boundingBox();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 90, y, { steps: 5 });
  await page.mouse.up();
  const after = await image.boundingBox();
  expect((before?.x ?? 0) - (after?.x ?? 0)).toBeGreaterThan(60);
});

test('full-size viewer loads the tiles in sight of the zoomed picture, and none before', async ({
  page,
}) => {
  await visit(page, 'en', cong);
  await page.getByRole('button', { name: 'Full size' }).click();
  const dialog = page.getByRole('dialog');
  const tiles = dialog.locator('.tiles img');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(tiles).toHaveCount(0);
  for (let press = 0; press < 5; press++) await page.keyboard.press('+');
  await expect(dialog.getByText('421%')).toBeVisible();
  await expect.poll(() => tiles.count()).toBeGreaterThan(2);
  await expect
    .poll(() =>
      tiles.evaluateAll((all) => all.every((tile) => (tile as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  const covered = await tiles.evaluateAll((all) => {
    const frame = document.querySelector('dialog .frame')?.getBoundingClientRect();
    const boxes = all.map((tile) => tile.getBoundingClientRect());
    return (
      frame !== undefined &&
      Math.min(...boxes.map(({ top }) => top)) <= frame.top + 1 &&
      Math.max(...boxes.map(({ bottom }) => bottom)) >= frame.bottom - 1
    );
  });
  expect(covered).toBe(true);
  await page.keyboard.press('0');
  await expect(tiles).toHaveCount(0);
});

test('turntable loads its frames on demand and turns by keys, buttons and dragging', async ({
  page,
}) => {
  const requests = collectFrameRequests(page);
  await visit(page, 'zh', cong);
  await page.waitForLoadState('networkidle');
  const frameCount = () => requests.filter((url) => !/-\d+\.\w+$/.test(url)).length;
  expect(frameCount()).toBeLessThanOrEqual(1);

  await page.getByRole('button', { name: '转动查看 360°' }).click();
  const slider = page.getByRole('slider', { name: /神人兽面纹玉琮/ });
  await expect(slider).toHaveAttribute('aria-valuetext', '正面');
  await expect.poll(frameCount).toBe(24);

  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '转过 15 度');
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuenow', '105');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: '向左转' }).click();
  await expect(slider).toHaveAttribute('aria-valuenow', '345');

  await page.keyboard.press('Home');
  await slider.focus();
  await page.keyboard.press('Home');
  await waitUntilStill(page, () => slider.boundingBox());
  const box = await slider.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const x = (box?.x ?? 0) + 20;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (box?.width ?? 0) / 4, y, { steps: 6 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuenow', '90');
});

test('turntable offers no automatic turn under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, 'en', cong);
  await page.getByRole('button', { name: 'Turn it round 360°' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn once round' })).toHaveCount(0);
});

test('object page shows an error when the full-size viewer fails to load', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(/Failed to load resource|ERR_FAILED/);
  await page.route(/full-size-[^/]+\.js$/, (route) => route.abort());
  await visit(page, 'en', cong);
  await page.getByRole('button', { name: 'Full size' }).click();
  await expect(page.getByText('The viewer did not load. Please try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

isolatedTest.describe('by touch', () => {
  isolatedTest.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  isolatedTest('pinch zooms the picture in the full-size viewer', async ({ page }) => {
    await visit(page, 'zh', cong);
    await page.getByRole('button', { name: '放大查看' }).tap();
    const image = page.getByRole('dialog').getByRole('img');
    await expect(image).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', halfDistance: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 195 - halfDistance, y: 380, id: 0 },
                { x: 195 + halfDistance, y: 380, id: 1 },
              ],
      });
    await touch('touchStart', 30);
    for (const halfDistance of [40, 60, 80, 100]) await touch('touchMove', halfDistance);
    await touch('touchEnd', 0);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.3);
  });
});

test('toolbar stays usable above the full-size viewer, which leaves space for bar and caption', async ({
  page,
}) => {
  await visit(page, 'zh', cong);
  await page.getByRole('button', { name: '无障碍' }).click();
  const panel = page.locator('[data-a11y-toolbar] [part=panel]');
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: '放大查看' }).click();
  const dialog = page.getByRole('dialog', { name: /放大查看/ });
  await expect(dialog).toBeVisible();
  const boxOf = () => dialog.evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect);
  await expect.poll(async () => (await boxOf()).top).toBeGreaterThanOrEqual(100);

  const tool = (name: string) => page.locator(`[data-a11y-toolbar] button[data-tool=${name}]`);
  await tool('contrast').click();
  await expect(tool('contrast')).toHaveAttribute('aria-pressed', 'true');
  await tool('reset').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(tool('reset')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool('contrast')).toHaveAttribute('aria-pressed', 'false');
  await tool('caption').click();
  await expect.poll(async () => (await boxOf()).bottom).toBeLessThanOrEqual(570);
  await dialog.getByRole('button', { name: '放大' }).and(page.locator('[aria-label]')).click();
  await expect(dialog.getByText('133%')).toBeVisible();

  await tool('reset').press('Escape');
  await expect(panel).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await boxOf()).top).toBe(0);
});
