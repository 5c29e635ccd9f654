import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const route = '/Collection/ExcellentCollection/yongzhong';
const messages = {
  zh: {
    ...{
      find: '在平面图上看',
      place: '一层 云泽序厅，展柜4',
      plan: '楼层图：甬钟',
      showcase: '展柜4',
    },
    ...{ history: '来历', owner: '双桥墓地四十一号墓', show: '吉金礼乐：云泽青铜文明' },
  },
  en: {
    ...{ find: 'Find it on the plan', place: 'Yunze Prologue, Level 1, showcase 4' },
    ...{ plan: 'Floor plan: Bronze bell (yongzhong)', showcase: 'Showcase 4' },
    ...{ history: 'History', owner: 'tomb 41 of the cemetery at Shuangqiao' },
    ...{ show: 'Bronze and Rites: The Bronze Age in Yunze' },
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`object on view says where, and the floor plan opens at its showcase (${language})`, async ({
    page,
  }) => {
    await visit(page, language, route);
    await expect(page.getByText(w.place)).toBeVisible();
    await page.getByRole('button', { name: w.find }).click();
    const dialog = page.getByRole('dialog', { name: w.plan });
    await expect(dialog.getByRole('img', { name: w.showcase })).toBeVisible();
    await expect(dialog.getByRole('list').getByText(w.showcase)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: w.find })).toBeFocused();
  });

  test(`object tells its provenance, bibliography and exhibitions (${language})`, async ({
    page,
  }) => {
    await visit(page, language, route);
    await page.locator('.onward').scrollIntoViewIfNeeded();
    const section = page.getByRole('region', { name: w.history });
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(section.getByText(w.owner)).toBeVisible();
    await expectAccessible(page);
    await section.getByRole('link', { name: w.show }).click();
    await expect(page).toHaveURL(/Exhibition\/BaseExhibition\/bronze-and-rites/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.show);
  });
}
