import type { Page } from '@playwright/test';
import { expect, visit } from './fixtures';
import { scrollUntilVisible } from './scroll';
import { test } from './shared-page';

async function scrollToPlan(page: Page, language: 'zh' | 'en') {
  await visit(page, language, '/Service/TourGuide');
  const tabs = page.getByRole('tablist');
  await scrollUntilVisible(page, tabs);
  await tabs.scrollIntoViewIfNeeded();
  return tabs;
}

test('floor plan and room list mark the room that is selected by click or Enter in either', async ({
  page,
}) => {
  await scrollToPlan(page, 'en');
  const plan = page.getByRole('group', { name: 'Plan of level 1' });
  const list = page.getByRole('list').filter({ hasText: 'Bronze Hall' });
  await plan.getByRole('button', { name: 'Bronze Hall' }).click();
  await expect(list.getByRole('button', { name: /Bronze Hall/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await plan.getByRole('button', { name: 'Ceramics Hall' }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: /Ceramics Hall/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await list.getByRole('button', { name: /Museum Shop/ }).click();
  await expect(plan.getByRole('button', { name: /Museum Shop/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await list.getByRole('link', { name: /Bronze/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bronze');
});

test('floor plan tabs switch floors with arrow keys, and the step-free route can be shown', async ({
  page,
}) => {
  const tabs = await scrollToPlan(page, 'zh');
  await tabs.getByRole('tab', { name: '一层' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: '二层' })).toBeFocused();
  await expect(page.getByRole('group', { name: '二层平面图' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: '二层' })).toContainText('古籍馆');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('group', { name: '三层平面图' })).toBeVisible();
  await page.getByRole('checkbox', { name: '无障碍路线' }).check();
  await expect(page.getByText(/虚线所经处没有台阶/)).toBeVisible();
  await expect(page.getByRole('img', { name: '电梯' })).toHaveCount(2);
});

test('floor plan zooms by buttons, keys and, once used, the wheel; before, the wheel scrolls the page', async ({
  page,
}) => {
  await scrollToPlan(page, 'en');
  const plan = page.getByRole('group', { name: 'Plan of level 1' });
  const panel = page.getByRole('tabpanel');
  await plan.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const width = async () => Math.round((await plan.boundingBox())?.width ?? 0);
  const wholePlan = await width();
  const moveToPlan = async () => {
    const box = await plan.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 150);
  };
  await moveToPlan();
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await page.mouse.wheel(0, -120);
  await expect.poll(top).toBeLessThan(before);
  await expect(panel.getByText('100%')).toBeVisible();

  await panel.getByRole('button', { name: 'Zoom in' }).click();
  await expect(panel.getByText('133%')).toBeVisible();
  await plan.getByRole('button', { name: 'Lobby' }).focus();
  await page.keyboard.press('+');
  await expect(panel.getByText('178%')).toBeVisible();
  await page.keyboard.press('0');
  await expect(panel.getByText('100%')).toBeVisible();
  // The way back is animated.
  await expect.poll(width).toBe(wholePlan);
  await moveToPlan();
  await page.mouse.wheel(0, -120);
  await expect(panel.getByText('100%')).toBeHidden();
});

test('floor plan dialog on the home page closes with Escape and returns focus', async ({
  page,
}) => {
  await visit(page, 'zh', '/');
  const open = page.getByRole('button', { name: '楼层图' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '楼层图' });
  await expect(dialog.getByRole('tab', { name: '一层' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('wheel over the floor plan in a dialog zooms it without focus inside', async ({ page }) => {
  await visit(page, 'zh', '/');
  await page.getByRole('button', { name: '楼层图' }).click();
  const dialog = page.getByRole('dialog', { name: '楼层图' });
  await expect(dialog.getByText('100%')).toBeVisible();
  await dialog.locator('svg:has(title, text)').first().hover();
  await page.mouse.wheel(0, -240);
  await expect(dialog.getByText('100%')).toBeHidden();
  await expect(dialog.getByText(/^1[1-9]\d%$/)).toBeVisible();
});
