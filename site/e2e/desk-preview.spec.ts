import type { BrowserContext, Page } from '@playwright/test';
import { recordKinds, type RecordKind } from '../contract/shared/desk/records';
import { expectAccessible } from './axe';
import { openDesk } from './desk-account';
import { openNewNotice, uniqueTitle } from './desk-records';
import { expect, test } from './fixtures';

interface Preview {
  /** What the desk says about the place of the record; '' for a page of its own. */
  says: string;
  /** Text of the opened pages in both languages; missing where there is no preview. */
  shows?: readonly [zh: string, en: string];
}

const onOwnPage = (zh: string, en: string): Preview => ({ says: '', shows: [zh, en] });
const inList = '显示在栏目的页面里';
const asValue = { says: '所以没有预览：它的名称显示在' };
const nowhere = { says: '所在栏目在网站上没有页面' };

/** Records of the demo museum: of every kind, and of categories whose entries have no pages. */
const records: Record<RecordKind, Readonly<Record<string, Preview>>> = {
  entry: {
    'opening-hours': onOwnPage('开放时间与入馆须知', 'Opening hours and admission'),
    'history-name': { says: inList, shows: ['门板', 'reading room'] },
    'home-carousel-tea': { says: inList, shows: ['一盏窗光', 'A cup of window light'] },
    'site-palace-museum': { says: '发布以后显示在网站每一页的页脚里' },
    'hidden-page': nowhere,
  },
  exhibition: { 'bronze-and-rites': onOwnPage('吉金礼乐', 'Bronze and Rites') },
  exhibit: { yuanding: onOwnPage('饕餮纹圆鼎', 'Round tripod cauldron') },
  activity: { 'ink-rubbing': onOwnPage('拓一片瓦当', 'Take a rubbing of a tile') },
  category: {
    Notice: onOwnPage('公告', 'Notices'),
    HeritageAdministration: {
      says: '只是菜单里的链接',
      shows: ['国家文物局', 'National Cultural Heritage Administration'],
    },
    TestSection: nowhere,
  },
  tag: { 'food-vessels': asValue },
  dictionary: { 'period/neolithic': asValue },
  opening: {
    regular: { says: '显示在页眉和参观指南里', shows: ['周一闭馆', 'closed on Mondays'] },
  },
};

async function openPreview(page: Page, context: BrowserContext, language: '中文' | '英文') {
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `打开${language}预览` }).click();
  const preview = await opened;
  await expect(preview.locator('h1').first()).toBeVisible();
  return preview;
}

test('preview of every kind of record opens the page that shows it, or says where it is seen', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await openDesk(page, 'editor');
  await page.getByRole('link', { name: '内容', exact: true }).click();
  // The first option stands for articles.
  await expect(page.getByLabel('种类').getByRole('option')).toHaveCount(recordKinds.length);
  for (const kind of recordKinds) {
    for (const [id, { says, shows }] of Object.entries(records[kind])) {
      await page.goto(`/desk/#/records?kind=${kind}&id=${encodeURIComponent(id)}`);
      await expect(page.locator('form code').first()).toHaveText(id);
      await page.getByRole('button', { name: '预览', exact: true }).click();
      const status = page.getByRole('status').filter({ hasText: shows ? '十分钟' : says });
      await expect(status, `${kind} ${id}`).toContainText(says);
      await expect(page.getByRole('link', { name: /^打开.文预览$/ })).toHaveCount(shows ? 2 : 0);
      for (const [index, text] of (shows ?? []).entries()) {
        const preview = await openPreview(page, context, index === 0 ? '中文' : '英文');
        await expect(preview.getByText(text).first(), `${kind} ${id}`).toBeAttached();
        await preview.close();
      }
    }
  }
  await expectAccessible(page);
});

test('an expired preview, and one in a language that a record lacks, say so instead of a plain error', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expected.push(/404/);
  const title = uniqueTitle();
  await openDesk(page, 'editor');
  await openNewNotice(page, title);
  await page.getByRole('button', { name: '预览', exact: true }).click();
  const chinese = await openPreview(page, context, '中文');
  await expect(chinese.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const english = await openPreview(page, context, '英文');
  await expect(english.getByRole('heading', { level: 1 })).toHaveText('No preview');
  await expect(english.getByText('English title')).toBeVisible();
  await english.goto('/desk/preview/zh/unknown');
  await expect(english.getByText('这个预览已过期')).toBeVisible();
  await expectAccessible(english);
});
