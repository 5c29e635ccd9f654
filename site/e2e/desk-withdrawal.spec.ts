import type { Page } from '@playwright/test';
import { openDesk } from './desk-account';
import { openNewNotice, publish, uniqueTitle } from './desk-records';
import { expect } from './fixtures';
import { testWithOwnService } from './moved-clock/own-service';
import { placesOfNotice, placesOfObject, placesWithRecord } from './public-places';

const category = (id: string, parent: string | null) => ({ id, parent, name_zh: id, name_en: id });
const categories = [
  category('Collection', null),
  category('ExcellentCollection', 'Collection'),
  category('Exhibition', null),
  category('BaseExhibition', 'Exhibition'),
];

/** A service of its own: what is withdrawn here would be missing in other tests. */
const test = testWithOwnService(() => ({ categories }));

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: '撤下', exact: true }).click();
  await expect(page.getByText('已从网站各处撤下。')).toBeVisible();
}

async function showAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: '恢复显示' }).click();
  await expect(page.getByText('已恢复显示。')).toBeVisible();
}

/** Scrolls to the end of an object page: related objects load when they are near the viewport. */
async function showRelated(page: Page): Promise<void> {
  const loaded = page.waitForResponse((response) =>
    response.url().includes('/api/exhibit/related'),
  );
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await loaded;
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

// The start of the service counts as part of a test.
test.describe.configure({ timeout: 180_000 });

test('withdrawn notice is gone at once from pages, calls, lists, feeds, search and sitemap, and comes back', async ({
  page,
  service,
}) => {
  const title = { zh: uniqueTitle(), en: `Lantern ${uniqueTitle().slice(-8)}` };
  await openDesk(page, 'editor', service.settings);
  const id = await openNewNotice(page, title.zh);
  await page.getByLabel('标题（英文）').fill(title.en);
  await publish(page);
  const places = placesOfNotice({ id, ...title });
  const everywhere = Object.keys(places);
  expect(await placesWithRecord(page, places)).toEqual(everywhere);
  await withdraw(page);
  expect(await placesWithRecord(page, places)).toEqual([]);
  expect(await statusOf(page, `/p/zh/News/Notice/${id}`)).toBe(410);
  await showAgain(page);
  expect(await placesWithRecord(page, places)).toEqual(everywhere);
});

test('withdrawn object is gone at once from pages, calls, lists, related objects, its exhibition, search and sitemap, and comes back', async ({
  page,
  browser,
  service,
}) => {
  const id = 'ding';
  const collection = 'Collection/ExcellentCollection';
  const places = placesOfObject(
    { id, zh: '器物 ding', en: 'Object ding' },
    { period: 'shang', neighbour: 'cong', exhibition: 'base', tag: 'vessels' },
  );
  const everywhere = Object.keys(places);
  const visitor = await browser.newContext();
  const related = await visitor.newPage();
  await related.goto(`/#/${collection}/cong`);
  await expect(related.getByRole('heading', { level: 1, name: /玉琮/ })).toBeVisible();
  await showRelated(related);
  await expect(related.getByRole('link', { name: /器物 ding/ }).first()).toBeVisible();
  await openDesk(page, 'editor', service.settings);
  await page.goto(`/desk/#/records?kind=exhibit&id=${id}`);
  expect(await placesWithRecord(page, places)).toEqual(everywhere);
  await withdraw(page);
  expect(await placesWithRecord(page, places)).toEqual([]);
  expect(await statusOf(page, `/p/en/${collection}/${id}`)).toBe(410);
  await related.reload();
  await expect(related.getByRole('heading', { level: 1, name: /玉琮/ })).toBeVisible();
  await showRelated(related);
  await expect(related.getByText('器物 ding')).toHaveCount(0);
  await visitor.close();
  await showAgain(page);
  expect(await placesWithRecord(page, places)).toEqual(everywhere);
});
