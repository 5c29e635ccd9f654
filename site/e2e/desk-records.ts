import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sites } from '../contract/shared/sites';
import { expect } from './fixtures';

/** A title that no other test has. */
export const uniqueTitle = () => `灯会告示 ${randomUUID().slice(0, 8)}`;

/** The editor of rich text of a language. */
export const editorOf = (page: Page, language: '中文' | '英文') =>
  page.getByRole('textbox', { name: `正文（${language}）` });

/** Opens the form of a new article in the category of notices. */
export async function openNewNotice(page: Page, title: string): Promise<string> {
  await page.getByRole('link', { name: '内容', exact: true }).click();
  await page.getByRole('button', { name: '新建文章' }).click();
  const heading = page.getByLabel('标题（中文）');
  // The filter of the list behind has the same label as the category.
  await expect(heading).toBeVisible();
  await page.getByLabel('栏目', { exact: true }).selectOption('Notice');
  await heading.fill(title);
  await expect(editorOf(page, '中文')).toBeVisible();
  return page.getByLabel('编号').inputValue();
}

/** Presses a button that saves, and waits for its notice. */
export async function publish(
  page: Page,
  name = '发布',
  said = '已发布，网站上立即可见。',
): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(said)).toBeVisible();
}

/** What visitors get of an entry: status of its crawlable page, and whether list, feed, search and sitemap have it. */
export async function whereShown(page: Page, id: string, title: string) {
  const get = async (path: string) => {
    const response = await page.request.get(path);
    return { status: response.status(), text: await response.text() };
  };
  const keyword = encodeURIComponent(title);
  const list = await page.request.post('/api/content/page', {
    data: { siteId: sites.zh.id, categoryCode: 'Notice', pageSize: 100 },
  });
  return {
    page: (await get(`/p/zh/News/Notice/${id}`)).status,
    list: (await list.text()).includes(title),
    feed: (await get('/rss/news.xml')).text.includes(title),
    search: (await get(`/api/fullSearch?keyword=${keyword}&pageSize=20`)).text.includes(id),
    sitemap: (await get('/sitemap.xml')).text.includes(`/News/Notice/${id}`),
  };
}
export const nowhere = { page: 404, list: false, feed: false, search: false, sitemap: false };
export const everywhere = { page: 200, list: true, feed: true, search: true, sitemap: true };

/** A JPEG of 640 × 480 pixels. */
export const photograph = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#135' } })
    .jpeg()
    .toBuffer();
