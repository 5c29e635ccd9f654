import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const route = '/Collection/ExcellentCollection/yuanding';
const messages = {
  zh: {
    ...{
      related: '相关藏品',
      period: '时代：商',
      compare: '对比',
      find: '按名称、质地或藏品号查找',
    },
    ...{ keyword: '方鼎', other: '兽面乳钉纹方鼎', larger: '放大' },
    ...{ together: '同步缩放和移动', first: '左图', second: '右图' },
  },
  en: {
    ...{ related: 'Related objects', period: 'Period: Shang dynasty', compare: 'Compare' },
    ...{ find: 'Find by name, material or number', keyword: 'fangding' },
    ...{ other: 'Rectangular cauldron (fangding) with masks and bosses', larger: 'Zoom in' },
    ...{ together: 'Zoom and move both together' },
    ...{ first: 'First picture', second: 'Second picture' },
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`object names related objects by motif, period, material and colour (${language})`, async ({
    page,
  }) => {
    await visit(page, language, route);
    await page.locator('.onward').scrollIntoViewIfNeeded();
    const section = page.getByRole('region', { name: w.related });
    await expect(section.getByRole('tab')).toHaveCount(4);
    await section.getByRole('tab', { selected: true }).press('ArrowRight');
    const period = section.getByRole('tab', { name: w.period });
    await expect(period).toBeFocused();
    await expect(
      section.getByRole('tabpanel', { name: w.period }).getByRole('link'),
    ).not.toHaveCount(0);
    await expectAccessible(page);
  });

  test(`two objects are compared with one zoom, and opened again by the address (${language})`, async ({
    page,
  }) => {
    await visit(page, language, route);
    const opener = page.getByRole('button', { name: w.compare, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(w.find).fill(w.keyword);
    await dialog.getByRole('button', { name: w.other }).click();
    await expect(page).toHaveURL(/compare=/);

    const sides = [w.first, w.second].map((name) => dialog.getByRole('region', { name }));
    const [first, second] = sides.map((side) => side.locator('output'));
    await sides[0]?.getByRole('button', { name: w.larger }).click();
    await expect(first ?? dialog).toHaveText('133%');
    await expect(second ?? dialog).toHaveText('133%');
    await dialog.getByLabel(w.together).uncheck();
    await sides[1]?.getByRole('button', { name: w.larger }).click();
    await expect(second ?? dialog).toHaveText('178%');
    await expect(first ?? dialog).toHaveText('133%');
    await expectAccessible(page);

    await page.reload();
    await expect(dialog.getByRole('heading', { name: w.other })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/compare=/);
  });
}
