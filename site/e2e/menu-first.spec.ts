import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const block = /<script type="application\/json"[^]*?<\/script>/;

/** Serves the page as a static host would, or with a block that cannot be read. */
async function withoutFirstView(page: Page, instead = ''): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(block);
    await route.fulfill({ response, body: html.replace(block, instead) });
  });
  await page.route(/\/drawn\//, (route) => route.fulfill({ status: 204 }));
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const notices = (page: Page) => page.getByRole('main').locator('a[href*="#/News/Notice/"]');

for (const [call, instead] of [
  ['**/api/category/list', ''],
  ['**/api/site/detail', ''],
  ['**/api/category/list', '<script type="application/json" id="first-view">[{"na</script>'],
] as const) {
  test(`the first navigation waits for ${call}${instead && ' beside a broken block'}`, async ({
    page,
  }) => {
    await withoutFirstView(page, instead);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let asked = 0;
    await page.route(call, async (route) => {
      asked += 1;
      await answered;
      await route.continue();
    });
    const listed: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/content/')) listed.push(request.url());
    });
    await page.goto('/#/News/Notice');
    // The frame stands, and says which page is on its way.
    await expect(heading(page)).toHaveText('公告');
    await expect.poll(() => asked).toBe(1);
    await page.waitForTimeout(1500);
    expect(listed).toEqual([]);
    await expect(notices(page)).toHaveCount(0);
    answer();
    await expect(notices(page).first()).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: '主菜单' }).getByText('展览', { exact: true }),
    ).toBeVisible();

    // Loaded once: the next navigation neither asks nor waits.
    await page.getByRole('banner').getByRole('link', { name: '云泽博物馆' }).click();
    await expect(page.getByRole('main').locator('a[href*="#/Exhibition/"]').first()).toBeVisible();
    expect(asked).toBe(1);
  });
}

for (const [what, answer] of [
  ['fails', { status: 500, body: '{}' }],
  ['is none', { status: 200, contentType: 'text/html', body: '<p>x' }],
  ['is empty', { status: 200, contentType: 'application/json', body: '{"success":true,"code":0}' }],
] as const) {
  test(`where the menu ${what}, the navigation goes on`, async ({ page, offences }) => {
    offences.expected = [/status of 500/];
    await withoutFirstView(page);
    await page.route('**/api/category/list', (route) => route.fulfill(answer));
    await page.goto('/#/News/Notice');
    await expect(notices(page).first()).toBeVisible();
    const areas = page.getByRole('navigation', { name: '主菜单' });
    if (what === 'is empty') return;
    await areas.getByRole('link', { name: '典藏' }).click();
    await expect(heading(page)).toHaveText('典藏');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
}

test('a menu that never comes is waited for no longer than a call may take', async ({
  page,
  offences,
}) => {
  offences.expected = [/./];
  await page.clock.install();
  await withoutFirstView(page);
  await page.route('**/api/category/list', () => undefined);
  await page.goto('/#/News/Notice');
  await expect(heading(page)).toHaveText('公告');
  await expect(notices(page)).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(notices(page).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
