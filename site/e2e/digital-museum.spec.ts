import type { Page } from '@playwright/test';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const player = (page: Page) => page.locator('main video');

test('video page plays from a chapter, with captions in the page language and a transcript', async ({
  page,
}) => {
  await visit(page, 'zh', '/DigitalMuseum/Video');
  await page.getByRole('link', { name: '玉琮：外方内圆' }).first().click();
  await expect(player(page).locator('track[default]')).toHaveAttribute('srclang', 'zh');
  const chapter = page.getByRole('list', { name: '分段' }).getByRole('button', { name: /刻纹/ });
  await chapter.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => player(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(9);
  await page.getByText('文字稿').click();
  await expect(page.getByText('没有铁，只有解玉砂、水和时间。')).toBeVisible();
  const next = page.getByRole('complementary', { name: '接着看' });
  await expect(next.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(next.getByRole('link', { name: /^全部 \d+ 条$/ })).toBeVisible();
});

test('video file is served by byte range', async ({ page }) => {
  await visit(page, 'en', '/DigitalMuseum/Video/ExhVideo/bronze-hall');
  const source = await player(page).locator('source').first().getAttribute('src');
  const response = await page.request.get(source ?? '', { headers: { Range: 'bytes=100-299' } });
  expect(response.status()).toBe(206);
  expect(response.headers()['content-range']).toMatch(/^bytes 100-299\/\d+$/);
  expect((await response.body()).length).toBe(200);
});

test('music player starts by keyboard, seeks, marks the current line, sets the volume and plays the next piece', async ({
  page,
}) => {
  await visit(page, 'zh', '/DigitalMuseum/Music?piece=lights-still-on');
  const sound = page.locator('main audio');
  const heading = page.getByRole('heading', { level: 2, name: '灯还亮着' });
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: '播放', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '暂停', exact: true })).toBeFocused();
  await expect
    .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);
  await page.getByRole('slider', { name: '播放进度' }).fill('20');
  const line = page.getByRole('button', { name: /一只碗等过一千年/ });
  await expect(line).toHaveAttribute('aria-current', 'true');
  await page.getByRole('slider', { name: '音量' }).fill('40');
  expect(await sound.evaluate((audio: HTMLAudioElement) => audio.volume)).toBeCloseTo(0.4);
  await page.getByRole('button', { name: '下一首' }).click();
  await expect(heading).toBeHidden();
  await expect
    .poll(() => sound.evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime))
    .toBeGreaterThan(0);
});

test('digital collection filters by URL and link, and marks objects with a 360° view', async ({
  page,
}) => {
  await visit(page, 'zh', '/DigitalMuseum/DigitalCollection?period=neolithic');
  const wall = page.locator('main .wall');
  await expect(wall.getByRole('link', { name: /彩陶/ }).first()).toBeVisible();
  await page.getByRole('group', { name: '质地' }).getByRole('link', { name: '玉器' }).click();
  await expect(page).toHaveURL(/material=jade/);
  await expect(wall.getByRole('link', { name: /玉琮/ }).getByText('360°')).toBeVisible();
  await expect(wall.getByRole('link', { name: /彩陶/ })).toHaveCount(0);
});

test('room navigation of an online exhibition focuses the room and keeps the URL', async ({
  page,
}) => {
  await visit(page, 'en', '/DigitalMuseum/DigitalExhibition/an-hour-by-the-lake');
  const before = page.url();
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button').last().click();
  const room = page.getByRole('heading', { name: 'The moon comes up' });
  await expect(room).toBeFocused();
  await expect(room).toBeInViewport();
  expect(page.url()).toBe(before);
});

test('cloud classroom filters lessons by level, and a lesson shows its answers and prints as a worksheet', async ({
  page,
}) => {
  await visit(page, 'zh', '/Education/CloudClassroom');
  const count = page.getByRole('status').filter({ hasText: '课' });
  await expect(count).toHaveText('共 14 课');
  await page.getByRole('group', { name: '学段' }).getByRole('link', { name: '小学' }).click();
  await expect(count).not.toHaveText('共 14 课');
  await page.getByRole('link', { name: '一口钟，两个音' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '一口钟，两个音' })).toBeVisible();
  await page.getByText('寺庙里的圆钟为什么不能奏曲子？').click();
  await expect(page.getByText('余音太长')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /学习单/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '打印这一课' })).toBeHidden();
});
