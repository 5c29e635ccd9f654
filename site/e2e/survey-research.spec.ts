import type { Page } from '@playwright/test';
import { findViolations, pageFrame } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

interface AreaPages {
  area: string;
  index: string;
  /** The links of the area page, each with the title and a text of its target. */
  pages: [link: string, title: string, content: string | RegExp][];
}

const areas: Record<'zh' | 'en', AreaPages[]> = {
  zh: [
    {
      area: '博物馆概况',
      index: '本栏目内容',
      pages: [
        ['本馆介绍', '本馆介绍', '八万六千余件'],
        ['历史沿革', '历史沿革', '门廊里的十二只陶罐'],
        ['组织机构', '组织机构', '藏品保管部'],
        ['馆领导', '馆领导', '总工程师'],
        ['规章制度', '规章制度', '云博〔2026〕17号'],
        ['交流合作', '交流合作', '青花渡海'],
        ['大事记', '大事记', '双桥墓地开始发掘'],
        ['年度报告', '年度报告', '1,262,000'],
        ['基地与单位', '基地与单位', '双桥考古工作站'],
      ],
    },
    {
      area: '研究',
      index: '本栏目内容',
      pages: [
        ['研究部门', '研究部门', '负责人'],
        ['研究服务', '研究服务', '阅览室'],
        ['对外交流', '对外交流', '三位访问学者的一个夏天'],
        ['课题研究', '课题研究', '双桥甬钟测音与数字复原'],
        ['专业人才', '专业人才', '陶亦农'],
        ['专题论文', '专题论文', '兔毫与降温速度'],
        ['文博出版', '文博出版', '000-0-1993-0001-0（虚构）'],
      ],
    },
  ],
  en: [
    {
      area: 'About',
      index: 'In this section',
      pages: [
        ['Introduction', 'Introduction', '86,000 items'],
        ['History', 'History', 'Twelve pots in a porch'],
        ['Organisation', 'Organisation', 'Registrar'],
        ['Management', 'Management', 'Chief conservator'],
        ['Rules and regulations', 'Rules and regulations', 'Yunze Museum 2026/17'],
        ['Exchange', 'Exchange with other museums', 'will go to Dongzhou'],
        ['Chronicle', 'Chronicle', 'Excavation begins at Shuangqiao'],
        ['Annual reports', 'Annual reports', '1,262,000'],
        ['Sites and units', 'Sites and units', 'Shuangqiao field station'],
      ],
    },
    {
      area: 'Research',
      index: 'In this section',
      pages: [
        ['Departments', 'Departments', 'Led by'],
        ['Services', 'Services for researchers', 'The reading room'],
        ['Exchange abroad', 'Exchange abroad', 'Three visiting scholars and a summer'],
        ['Projects', 'Research projects', 'The kilns of Qingbei'],
        ['Scholars', 'Scholars', 'Tao Yinong'],
        ['Papers', 'Papers', 'Hare’s fur and the speed of cooling'],
        ['Publications', 'Publications', '000-0-1993-0001-0 (fictional)'],
      ],
    },
  ],
};

const menuName = { zh: '主菜单', en: 'Main menu' };

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page, { exclude: pageFrame })).toEqual([]);
}

for (const language of ['zh', 'en'] as const) {
  for (const { area, index, pages } of areas[language]) {
    test(`each page of ${area} opens from its area page with focus, title and content`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, language, '/');
      const menu = page.getByRole('navigation', { name: menuName[language] });
      for (const [link, title, content] of pages) {
        await menu.getByRole('link', { name: area, exact: true }).click();
        await page
          .getByRole('navigation', { name: index })
          .getByRole('link', { name: link, exact: true })
          .click();
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(title);
        await expect(heading).toBeFocused();
        await expect(page).toHaveTitle(new RegExp(`^${title} - `));
        await expect(page.getByRole('main')).toContainText(content);
      }
    });
  }
}

test('category of scholars is chosen on the page and marked in the side menu', async ({ page }) => {
  await visit(page, 'zh', '/Research/Professional');
  const choice = page.getByRole('group', { name: '人员类别' });
  await choice.getByRole('link', { name: '前辈专家' }).press('Enter');
  await expect(page).toHaveURL(/#\/Research\/Professional\?third=PreExperts$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('前辈专家');
  const side = page.getByRole('navigation', { name: '本栏目' });
  await expect(side.getByRole('link', { name: '前辈专家' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(side.getByRole('link', { name: '专业人才' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('main')).not.toContainText('魏来');
  await side.getByRole('link', { name: '青年人才' }).click();
  await expect(page).toHaveURL(/third=TalentedPersons$/);
  await page.getByRole('main').getByRole('link', { name: '魏来' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('魏来');
  await expect(page.getByRole('main')).toContainText('观众研究、说明文本');
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: '说明牌写多长才有人读完' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('三百名观众的停留时间');
});

test('citation of a paper is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, 'en', '/Research/SpecialThesis/thesis-bells');
  await expect(page.getByRole('heading', { name: 'References' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the citation' }).press('Enter');
  await expect(page.getByText('The citation has been copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Gu Weiqing, Ji Xuezhou. 2026. “Two notes and the grooves: the bells of Shuangqiao.” Yunze Studies no. 3: 3–24.',
  );
  await expectNoViolations(page);
});

test('decade button of the chronicle moves focus to the decade and keeps the route', async ({
  page,
}) => {
  await visit(page, 'zh', '/Survey/Events');
  const jump = page.getByRole('navigation', { name: '跳到年代' });
  await jump.getByRole('button', { name: '1970年代' }).press('Enter');
  const heading = page.getByRole('heading', { name: '1970年代' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#\/Survey\/Events$/);
});

test('annual report of another year shows its own figures', async ({ page }) => {
  await visit(page, 'en', '/Survey/Summary');
  const chart = page.getByRole('table', { name: 'Visits, year by year' });
  await expect(chart.getByRole('row', { name: '2025 1,262,000' })).toBeVisible();
  await page.getByRole('link', { name: '2022' }).press('Enter');
  await expect(page.getByRole('heading', { name: '2022 in figures' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Behind closed doors');
  await expect(page).toHaveURL(/year=2022$/);
});

test('regulation and publication pages show their full text', async ({ page }) => {
  await visit(page, 'zh', '/Survey/Rules');
  await page.getByRole('link', { name: '无障碍服务规定' }).click();
  await expect(page).toHaveURL(/#\/Survey\/Rules\/Rules\/rule-access$/);
  await expect(page.getByRole('main')).toContainText('云博〔2026〕17号');
  await expect(page.getByRole('main')).toContainText('每周二上午九点至十一点为安静时段');
  await expectNoViolations(page);
  await visit(page, 'zh', '/Research/CulPublication');
  await page.getByRole('link', { name: '青陂：一座六朝龙窑' }).click();
  await expect(page.getByRole('heading', { name: '目录' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('188元');
});

test('missing person and missing paper show the not-found page', async ({ page, pageErrors }) => {
  pageErrors.expected.push(/status of 404/);
  for (const path of ['/Research/Professional/nobody', '/Research/SpecialThesis/nothing']) {
    await visit(page, 'zh', path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这条内容');
  }
});
