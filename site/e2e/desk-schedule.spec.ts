import { expectAccessible } from './axe';
import { openDesk } from './desk-account';
import {
  editorOf,
  everywhere,
  nowhere,
  openNewNotice,
  photograph,
  publish,
  uniqueTitle,
  whereShown,
} from './desk-records';
import { expect } from './fixtures';
import { testWithOwnService } from './moved-clock/own-service';

/** The clock of the whole run's service stays: other tests use it at the same time. */
const test = testWithOwnService();

/** The service looks for scheduled records at least twice a minute. */
const publishingTime = { timeout: 45_000 };

// The start of the service counts as part of a test.
test.describe.configure({ timeout: 180_000 });

test('notice with a picture for tomorrow noon is seen by nobody before, and everywhere from then on', async ({
  page,
  browser,
  service,
  pageErrors,
}) => {
  // The picture is first sent without its alternative text.
  pageErrors.expected.push(/400/);
  const title = uniqueTitle();
  await openDesk(page, 'editor', service.settings);
  const id = await openNewNotice(page, title);
  const day = new Date(Date.now() + 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
  const noon = Date.parse(`${day}T12:00:00+08:00`);
  await page.getByLabel('发布时间').fill(`${day}T12:00`);
  await editorOf(page, '中文').fill('明天正午开灯。');
  await page.locator('summary', { hasText: /^图片/ }).click();
  await page.getByRole('button', { name: '添加图片' }).click();
  await page.getByLabel('上传图片').setInputFiles({
    name: 'lantern.txt',
    mimeType: 'text/plain',
    buffer: await photograph(),
  });
  await page.getByLabel('焦点：左右').press('ArrowRight');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('替代文字');
  await page.getByLabel('替代文字（中文）').fill('一排红灯笼');
  await page.getByLabel('替代文字（英文）').fill('A row of red lanterns');
  await expectAccessible(page);
  await publish(page, '发布', '已保存，到时自动发布。');
  expect(await whereShown(page, id, title)).toEqual(nowhere);
  await service.moveClock(noon - 60_000 - Date.now());
  expect(await whereShown(page, id, title)).toEqual(nowhere);
  await service.moveClock(noon + 1_000 - Date.now());
  await expect.poll(() => whereShown(page, id, title), publishingTime).toEqual(everywhere);
  const shown = await page.request.get(`/p/zh/News/Notice/${id}`);
  expect(await shown.text()).toContain('一排红灯笼');
  const visitor = await browser.newContext();
  const list = await visitor.newPage();
  await list.goto('/#/News/Notice');
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  await visitor.close();
});
