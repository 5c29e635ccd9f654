import { expectAccessible, pageFrame } from './axe';
import { expect, test as isolatedTest, visit } from './fixtures';
import { test } from './shared-page';

const pages = {
  article: '/News/Notice/opening-hours',
  object: '/Collection/ExcellentCollection/yuanding',
  exhibition: '/Exhibition/BaseExhibition/bronze-and-rites',
};
const messages = {
  zh: { home: '/', share: '分享', copy: '复制链接', copied: '链接已复制' },
  en: { home: '/en/', share: 'Share', copy: 'Copy link', copied: 'Link copied' },
} as const;

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];
  for (const [kind, route] of Object.entries(pages)) {
    test(`share dialog of the ${kind} page copies the link and shows its QR code (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, language, route);
      const opener = page.getByRole('button', { name: w.share, exact: true });
      await opener.click();
      const dialog = page.getByRole('dialog');
      const copy = dialog.getByRole('button', { name: w.copy });
      await expect(copy).toBeFocused();
      await copy.click();
      await expect(dialog.getByText(w.copied)).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toBe(`${baseURL}${w.home}#${route}`);

      const code = dialog.getByRole('img');
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const source = new URL((await code.getAttribute('src')) ?? '', page.url());
      expect(source.searchParams.get('to')).toBe(`${w.home}#${route}`);
      await expectAccessible(page, { exclude: pageFrame, language });

      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
}

isolatedTest(
  'share dialog selects the link for manual copying without the clipboard API',
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await visit(page, 'zh', pages.article);
    await page.getByRole('button', { name: '分享', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '复制链接' }).click();
    await expect(page.getByText('请手动复制')).toBeVisible();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toContain('#/News/Notice');
  },
);
