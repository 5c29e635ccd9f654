import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const words = {
  zh: {
    ...{ title: '月历', next: /^下个月/, tours: '讲解与导览', month: /^\d{4}年\d{1,2}月$/ },
    ...{ programme: /的安排$/, back: '回到今天', file: '下载日历文件（.ics）' },
  },
  en: {
    ...{
      title: 'Month calendar',
      next: /^Next month/,
      tours: 'Guided tours',
      month: /^\w+ \d{4}$/,
    },
    ...{ programme: /^Programme of/, back: 'Back to today', file: /^Download the calendar/ },
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  test(`calendar in ${language} leads from a month to a day, keeps its state in the address and has a file`, async ({
    page,
  }) => {
    const own = words[language];
    await visit(page, language, '/Service/Calendar');
    await expect(page.getByRole('heading', { level: 1, name: own.title })).toBeVisible();
    const dates = page.locator('td .dates li');
    await expect.poll(() => dates.count()).toBeGreaterThan(5);
    await page.getByRole('link', { name: own.next }).click();
    await expect(page).toHaveURL(/\?month=\d{4}-\d\d$/);
    await expect(page.getByRole('link', { name: own.next })).toBeFocused();
    await page.getByRole('link', { name: own.tours, exact: true }).click();
    await expect(page).toHaveURL(/\?month=\d{4}-\d\d&kind=tour$/);
    await expect(page.getByRole('table', { name: own.month })).toBeVisible();
    await expect.poll(() => dates.count()).toBeGreaterThan(5);
    await expectAccessible(page, { language, include: 'main' });

    const file = await page.getByRole('link', { name: own.file }).getAttribute('href');
    const response = await page.request.get(file ?? '');
    expect(response.headers()['content-type']).toContain('text/calendar');
    expect(await response.text()).toContain('BEGIN:VEVENT');

    await page.locator('td').getByRole('link', { name: own.programme }).last().click();
    await expect(page).toHaveURL(/Today\?day=\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole('link', { name: own.back })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('table', { name: own.month })).toBeVisible();
  });

  test(`calendar in ${language} is a list of days on a telephone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, language, '/Service/Calendar');
    await expect(page.locator('ol h3').first()).toBeVisible();
    await expect(page.locator('table')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
