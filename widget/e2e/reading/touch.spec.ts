import { expect, test } from '@playwright/test';
import { readTexts, openHost, startReading } from './reading-page';

test.use({ hasTouch: true, viewport: { width: 320, height: 600 } });

test('tapped element is read at once and its action still happens', async ({ page }) => {
  await openHost(page, '<p>一段</p><a href="#here">去</a>');
  await startReading(page, { pointer: true });
  await page.getByText('一段').tap();
  expect(await readTexts(page)).toEqual(['一段']);
  await page.getByText('去').tap();
  expect(await readTexts(page)).toEqual(['一段', '链接，去']);
  expect(page.url()).toContain('#here');
});

test('scrolling by finger reads nothing', async ({ page }) => {
  await openHost(page, '<p style="height: 3000px">很长</p>');
  await startReading(page, { pointer: true });
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 100, y }],
    });
  await touch('touchStart', 500);
  for (let y = 480; y > 100; y -= 20) await touch('touchMove', y);
  await touch('touchEnd');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await readTexts(page)).toEqual([]);
});
