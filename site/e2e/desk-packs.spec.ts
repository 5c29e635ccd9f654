import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createZip } from '../server/testing/zip-file';
import { expectAccessible } from './axe';
import { menuLink, openDesk } from './desk-account';
import { expect, test } from './fixtures';

const packs = fileURLToPath(new URL('../.data/e2e/packs', import.meta.url));

// One after another: the service refuses a task while another one runs.
test.describe.configure({ mode: 'default' });

test('administrator makes a dry run of a pack, imports it, and sees the faults of a broken one', async ({
  page,
  request,
}) => {
  const id = `desk-${randomUUID().slice(0, 8)}`;
  const put = (name: string, category: string) => {
    mkdirSync(`${packs}/${name}`, { recursive: true });
    const texts = { title_zh: `导入 ${id}`, content_zh: '<p>一</p>' };
    const entry = { id, category, ...texts, published_at: '2026-01-01T00:00:00+08:00' };
    writeFileSync(`${packs}/${name}/entries.json`, JSON.stringify([entry]));
  };
  put(`good-${id}`, 'Notice');
  put(`broken-${id}`, 'Nowhere');
  await openDesk(page, 'administrator');
  await menuLink(page, '导入内容包').click();
  await expectAccessible(page);
  const tasks = page.getByRole('list', { name: '任务' });
  await page.getByRole('button', { name: `试导入：good-${id}` }).click();
  await expect(tasks.getByText(`新增文章 ${id}`)).toBeVisible({ timeout: 30_000 });
  const address = `/p/zh/News/Notice/${id}`;
  expect((await request.get(address)).status()).toBe(404);
  await page.getByRole('button', { name: `导入：good-${id}`, exact: true }).click();
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  await expect(tasks.getByRole('listitem').first()).toContainText('完成');
  await page.getByRole('button', { name: `导入：broken-${id}`, exact: true }).click();
  await expect(tasks.getByText('没有栏目 Nowhere')).toBeVisible();
  await expectAccessible(page);
  for (const name of ['good', 'broken']) rmSync(`${packs}/${name}-${id}`, { recursive: true });
});

test('administrator uploads a pack, sees what is wrong with another, imports the first and removes it', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expected.push(/400 \(Bad Request\)/);
  const id = `zip-${randomUUID().slice(0, 8)}`;
  const texts = { title_zh: `上传 ${id}`, content_zh: '<p>一</p>' };
  const entry = { id, category: 'Notice', ...texts, published_at: '2026-01-01T00:00:00+08:00' };
  const content = JSON.stringify([entry]);
  const zipOf = (name: string, path: string) => ({
    ...{ name: `${name}.zip`, mimeType: 'application/zip' },
    buffer: createZip([{ name: path, content }]),
  });
  await openDesk(page, 'administrator');
  await menuLink(page, '导入内容包').click();
  const file = page.getByLabel('上传内容包');
  await file.setInputFiles(zipOf(`bad-${id}`, '../entries.json'));
  await expect(page.getByRole('alert')).toContainText('../entries.json 指向内容包之外');
  await expectAccessible(page);
  await file.setInputFiles(zipOf(id, 'entries.json'));
  await page.getByRole('button', { name: `试导入：${id}`, exact: true }).click();
  const tasks = page.getByRole('list', { name: '任务' });
  await expect(tasks.getByText(`新增文章 ${id}`)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: `导入：${id}`, exact: true }).click();
  const address = `/p/zh/News/Notice/${id}`;
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  await expect(tasks.getByRole('listitem').first()).toContainText('完成');
  await page.getByRole('button', { name: `移除：${id}`, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: '确定移除' }).click();
  await expect(page.getByRole('button', { name: `移除：${id}`, exact: true })).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(200);
});
