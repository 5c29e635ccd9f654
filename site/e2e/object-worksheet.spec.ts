import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const messages = {
  zh: {
    ...{ open: '学习单', title: '学习单：龙泉窑刻花梅瓶', secondary: '中学' },
    ...{ print: '打印学习单', journey: /^它在龙泉窑烧成，在湖口出土/ },
  },
  en: {
    ...{ open: 'Worksheet', title: 'Worksheet: Longquan celadon vase (meiping) with carved peony' },
    ...{ secondary: 'Secondary school', print: 'Print the worksheet' },
    journey: /^It was fired here: Longquan kilns, and found here: Hukou/,
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`teacher prints the worksheet of an object for an age, and nothing else (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/Collection/ExcellentCollection/longquan-meiping');
    const button = page.getByRole('button', { name: w.open, exact: true });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: w.title });
    await expect(dialog.getByRole('listitem').filter({ hasText: w.journey })).toHaveCount(0);
    await dialog.getByRole('radio', { name: w.secondary }).check();
    const task = dialog.getByRole('listitem').filter({ hasText: w.journey });
    await expect(task).toBeVisible();
    await expectAccessible(page, { language });

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-asked', 'print');
    });
    await dialog.getByRole('button', { name: w.print }).click();
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'print');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#root')).toBeHidden();
    await expect(dialog).toBeHidden();
    const sheet = page.locator('[data-print=sheet]');
    await expect(sheet.getByRole('listitem').filter({ hasText: w.journey })).toBeVisible();

    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main')).toBeVisible();
    await page.emulateMedia({ media: null });
  });
}
