import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const words = {
  zh: {
    ...{ title: '参观路线', heading: /^约 \d+ 分钟的路线$/, back: '回到主入口' },
    ...{
      stepFree: '全程无台阶',
      children: '带孩子',
      halfDay: '半天',
      lift: /电梯到.层/,
      stairs: /楼梯到/,
    },
  },
  en: {
    ...{ title: 'Plan a route', heading: /^A route of about \d+ minutes$/ },
    ...{ back: 'Back to the main entrance', stepFree: 'Step-free', children: 'Children' },
    ...{ halfDay: 'Half a day', lift: /lift to Level/, stairs: /stairs to/ },
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  test(`route in ${language} is planned, changed by choices in the address, and printed on one page`, async ({
    page,
  }) => {
    const own = words[language];
    await visit(page, language, '/Service/RoutePlanner');
    await expect(page.getByRole('heading', { level: 1, name: own.title })).toBeVisible();
    const main = page.locator('main');
    const heading = main.getByRole('heading', { name: own.heading });
    await expect(heading).toBeVisible();
    await expect(main.getByRole('heading', { name: own.back })).toBeVisible();
    await expect(main.getByText(own.stairs).first()).toBeVisible();
    const objects = main.locator('.objects li');
    const fewer = await objects.count();
    expect(fewer).toBeGreaterThan(5);

    await main.getByRole('link', { name: own.stepFree }).click();
    await main.getByRole('link', { name: own.halfDay }).click();
    await main.getByRole('link', { name: own.children }).click();
    await expect(page).toHaveURL(/\?time=half-day&walk=step-free&company=children$/);
    await expect.poll(() => objects.count()).toBeGreaterThan(fewer);
    await expect(main.getByText(own.lift).first()).toBeVisible();
    await expect(main.getByText(own.stairs)).toHaveCount(0);
    await expectAccessible(page, { language, include: 'main' });

    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
}
