import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const messages = {
  zh: {
    blocks: ['联系我们', '关注我们', '相关网站'],
    sitemap: '网站地图',
    slogan: '展卷见云泽',
    channels: ['留言簿', '官方微博', '服务号', '订阅号', '云上博物馆', '志愿者'],
    code: (name: string) => `“${name}”二维码`,
  },
  en: {
    blocks: ['Contact', 'Follow us', 'Related sites'],
    sitemap: 'Site map',
    slogan: 'Unroll the scroll',
    channels: [
      'Guestbook',
      'Microblog',
      'Service account',
      'Subscription',
      'Cloud museum',
      'Volunteers',
    ],
    code: (name: string) => `QR code: ${name}`,
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`footer shows all its blocks and requests the related sites only when it is scrolled near (${language})`, async ({
    page,
  }) => {
    const requests: unknown[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('FooterSite')) requests.push(request.postDataJSON());
    });
    await visit(page, language, '/');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);

    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    for (const block of w.blocks) {
      await expect(footer.getByRole('heading', { name: block })).toBeVisible();
    }
    const sites = footer.getByRole('region', { name: w.blocks[2] });
    await expect(sites.locator('a[href^="http"]').first()).toHaveAttribute('target', '_blank');
    await expect(sites.locator('a[href="#/FriendLink"]')).toBeVisible();
    expect(await sites.getByRole('img').count()).toBeGreaterThanOrEqual(6);
    expect(requests).toEqual([expect.objectContaining({ pageNum: 1, pageSize: 9999 })]);

    await expect(footer.getByRole('navigation', { name: w.sitemap })).toBeVisible();
    await expect(footer.getByText(w.slogan)).toBeVisible();
    await expect(footer.getByText(`© 2024–${new Date().getFullYear()}`)).toBeVisible();
    await expect(footer.getByText('2024000001', { exact: false }).first()).toBeVisible();
    await expect(footer.getByRole('link', { name: /@/ })).toBeVisible();
    expect(await footer.locator('a[href^="tel:"]').count()).toBe(2);
    await expectAccessible(page, { include: 'footer:not(main *)', language });
  });

  test(`each follow button of the footer shows its QR code on hover, click and focus (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/News/Notice');
    const footer = page.getByRole('contentinfo');
    for (const name of w.channels) {
      const button = footer.getByRole('button', { name, exact: true });
      const code = footer.getByRole('img', { name: w.code(name) });
      await button.hover();
      await expect(code).toBeVisible();
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(code).toHaveCount(0);
      await button.click();
      await expect(code).toBeVisible();
      await page.getByRole('heading', { level: 1 }).hover();
      await page.keyboard.press('Escape');
      await button.evaluate((element) => (element as HTMLElement).blur());
      await button.focus();
      await expect(code).toBeVisible();
    }
    const last = footer.getByRole('button', { name: w.channels[5], exact: true });
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(footer.locator('#root a:focus, a:focus')).toHaveAttribute('href', /#\/Service/);
    await expectAccessible(page, { include: 'footer:not(main *)', language });
  });
}

test('footer QR code opens on tap within a 320 px viewport and closes on a tap elsewhere', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await visit(page, 'zh', '/News/Notice');
  await expect(page.locator('.prerendered')).toHaveCount(0);
  for (const name of messages.zh.channels) {
    await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).tap();
    const code = page.getByRole('img', { name: messages.zh.code(name) });
    const { x, width } = (await code.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    await page.getByRole('heading', { name: '相关网站' }).tap();
    await expect(code).toHaveCount(0);
  }
  await context.close();
});

test('footer offers a retry when the related sites fail to load', async ({ page, pageErrors }) => {
  pageErrors.expected = [/status of 502/];
  await page.route('**/api/content/page', async (route) => {
    if (!route.request().postData()?.includes('FooterSite')) return route.continue();
    return route.fulfill({ status: 502, body: 'no gateway' });
  });
  await visit(page, 'zh', '/News/Notice');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const retry = footer.getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/content/page');
  await retry.click();
  await expect(footer.getByRole('link', { name: /故宫博物院/ })).toBeVisible();
});
