import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const messages = {
  zh: {
    suggestions: '搜索建议',
    more: '更多筛选',
    bronze: /^青铜器/,
    technique: { label: '工艺', casting: /^铸造/ },
    hall: { label: '展厅', bronze: /^青铜馆/ },
    colour: { label: '颜色', green: /^铜绿/ },
    years: { from: '从', to: '到', apply: '筛选年代', chip: /公元前 1600 年以后$/ },
    sort: { label: '排序', oldest: '由早到晚' },
    view: { label: '显示', list: '列表' },
    time: { view: '年表', han: /^秦汉\s*公元前 221—公元 220 年\s*\d+ 件$/, chip: /秦汉$/ },
    map: {
      view: '地图',
      spot: '湖口',
      pin: /^\d+ 湖口，\d+ 件$/,
      object: /^龙泉窑刻花梅瓶/,
      kiln: '龙泉窑',
    },
    without: /^不限.+：\d+ 件$/,
    object: { typed: 'qinghuach', title: /^青花缠枝/ },
    page: { typed: 'canguanz', title: /^参观指南/, heading: '参观指南' },
    words: ['qinghua', '缠枝 青花'],
    found: /找到 [1-9]\d* 件藏品$/,
    typo: { typed: '饕餮文', status: /^“饕餮文”：没有完全相符的藏品，相近的有 \d+ 件$/ },
    partly: {
      typed: '青铜火箭',
      close: '相近的藏品',
      site: /^在全站搜索/,
      address: /Search\?keyword=%E9%9D%92/,
    },
  },
  en: {
    suggestions: 'Suggestions',
    more: 'More filters',
    bronze: /^Bronzes/,
    technique: { label: 'Technique', casting: /^Casting/ },
    hall: { label: 'Room', bronze: /^Bronze Hall/ },
    colour: { label: 'Colour', green: /^Verdigris/ },
    years: { from: 'From', to: 'To', apply: 'Apply years', chip: /From 1600 BCE$/ },
    sort: { label: 'Sort by', oldest: 'Oldest first' },
    view: { label: 'View', list: 'List' },
    time: {
      view: 'Timeline',
      han: /^Qin and Han dynasties\s*221 BCE – 220 CE\s*\d+ objects$/,
      chip: /Qin and Han dynasties$/,
    },
    map: {
      view: 'Map',
      spot: 'Hukou',
      pin: /^\d+ Hukou, \d+ objects$/,
      object: /^Longquan celadon vase/,
      kiln: 'Longquan kilns',
    },
    without: /^Any .+: \d+ objects?$/,
    object: { typed: 'blue-and-w', title: /^Blue-and-white/ },
    page: { typed: 'visitor g', title: /^Visitor guide/, heading: 'Visitor guide' },
    words: ['blue and white', 'VASES celadon'],
    found: /: [1-9]\d* objects?$/,
    typo: {
      typed: 'cauldrom',
      status: /^“cauldrom”: no exact match, \d+ close$/,
    },
    partly: {
      typed: 'bronze rocket',
      close: 'Close matches',
      site: /^Search the whole site/,
      address: /Search\?keyword=bronze/,
    },
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`visitor combines filters, order and form of the collection, all kept in the address (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/Collection');
    const main = page.getByRole('main');
    const count = main.getByRole('status').first();
    const group = (name: string) => main.getByRole('group', { name, exact: true });
    const numberOf = async () => Number(/\d+/.exec(await count.innerText())?.[0]);
    const choose = async (name: string, choice: RegExp | string) => {
      const link = group(name).getByRole('link', { name: choice });
      const promised = /(\d+)$/.exec(await link.innerText())?.[1];
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      if (promised !== undefined) await expect.poll(numberOf).toBe(Number(promised));
    };
    const all = await numberOf();
    await main.getByRole('link', { name: w.bronze }).click();
    await expect.poll(numberOf).toBeLessThan(all);

    await main.getByRole('button', { name: w.more }).click();
    await choose(w.technique.label, w.technique.casting);
    await choose(w.hall.label, w.hall.bronze);
    await choose(w.colour.label, w.colour.green);
    await main.getByLabel(w.years.from, { exact: true }).fill('1600');
    await main.getByRole('button', { name: w.years.apply }).press('Enter');
    await expect(page).toHaveURL(/from=1600/);
    await main.getByRole('combobox').first().selectOption('before');
    await main.getByRole('button', { name: w.years.apply }).press('Enter');
    await expect(main.getByRole('link', { name: w.years.chip })).toBeVisible();
    await expect.poll(numberOf).toBeGreaterThan(0);
    await choose(w.sort.label, w.sort.oldest);
    await choose(w.view.label, w.view.list);
    await expectAccessible(page, { language });

    const address = page.url();
    for (const part of ['technique=casting', 'hall=L1-bronze-hall', 'colour=green', 'from=-1600']) {
      expect(address).toContain(part);
    }
    const titles = main.getByRole('heading', { level: 2 });
    const before = await titles.allInnerTexts();
    await page.reload();
    await expect(titles).toHaveText(before);
    await expect(main.getByRole('button', { name: w.more })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await titles.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before[0] ?? '');
    await page.goBack();
    await expect(titles).toHaveText(before);
  });

  test(`timeline of dynasties filters the collection and is read as text (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/Collection');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: w.time.view, exact: true }).click();
    const timeline = main.getByRole('region', { name: w.time.view });
    await expect(timeline.getByRole('listitem')).toHaveCount(15);
    await expectAccessible(page, { language });
    const han = timeline.getByRole('link', { name: w.time.han });
    const promised = /(\d+) \S+$/.exec(await han.innerText())?.[1] ?? 'a number';
    await han.press('Enter');
    await expect(page).toHaveURL(/period=han&view=time/);
    await expect(main.getByRole('status').first()).toHaveText(new RegExp(`\\b${promised}\\b`));
    await main.getByRole('link', { name: w.time.chip }).first().click();
    await expect(page).toHaveURL(/Collection\?view=time$/);
  });

  test(`map of find-spots and kilns filters the collection, and an object leads back to its places (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/Collection');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: w.map.view, exact: true }).click();
    const map = main.getByRole('region', { name: w.map.view });
    const spot = map.getByRole('listitem').filter({ hasText: w.map.spot });
    const promised = /(\d+) \S+$/.exec(await spot.innerText())?.[1] ?? 'a number';
    await expectAccessible(page, { language });
    await map.getByRole('link', { name: w.map.pin }).press('Enter');
    await expect(page).toHaveURL(/findSpot=hukou&view=map/);
    await expect(main.getByRole('status').first()).toHaveText(new RegExp(`\\b${promised}\\b`));
    await main.getByRole('link', { name: w.map.object }).first().click();
    await main.getByRole('link', { name: w.map.kiln, exact: true }).click();
    await expect(page).toHaveURL(/Collection\?kiln=longquan$/);
    await expect(main.getByRole('link', { name: w.map.object }).first()).toBeVisible();
  });

  test(`collection without results offers ways on (${language})`, async ({ page }) => {
    const main = page.getByRole('main');
    await visit(page, language, '/Collection?material=bronze&technique=embroidery');
    const way = main.getByRole('link', { name: w.without }).first();
    const promised = /\d+/.exec(await way.innerText())?.[0];
    await way.click();
    await expect(main.getByRole('status').first()).toContainText(promised ?? 'a number');

    await visit(page, language, `/Collection?keyword=${w.partly.typed}`);
    await expect(
      main.getByRole('list', { name: w.partly.close }).getByRole('link'),
    ).not.toHaveCount(0);
    await expectAccessible(page, { language });
    await main.getByRole('link', { name: w.partly.site }).click();
    await expect(page).toHaveURL(w.partly.address);
  });

  test(`collection is searched by pinyin and words in any order, and tells close matches apart (${language})`, async ({
    page,
  }) => {
    const status = page.getByRole('main').getByRole('status').first();
    for (const keyword of w.words) {
      await visit(page, language, `/Collection?keyword=${keyword}`);
      await expect(status).toHaveText(w.found);
    }
    await visit(page, language, `/Collection?keyword=${w.typo.typed}`);
    await expect(status).toHaveText(w.typo.status);
  });

  test(`suggestions find an object and a page with the keyboard alone (${language})`, async ({
    page,
  }) => {
    const list = page.getByRole('listbox', { name: w.suggestions });
    await visit(page, language, '/Collection');
    const field = page.getByRole('main').getByRole('search').locator('input');
    await field.focus();
    await expect(field).toHaveRole('combobox');
    await field.pressSequentially(w.object.typed);
    const option = list.getByRole('option', { name: w.object.title }).first();
    await expect(option).toBeVisible();
    await expectAccessible(page, { language });
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.object.title);
    await expect(field).toHaveCount(0);

    const header = page.getByRole('banner').getByRole('search').locator('input');
    await header.focus();
    await expect(header).toHaveRole('combobox');
    await header.pressSequentially(w.page.typed);
    await expect(list.getByRole('option', { name: w.page.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(header).toHaveValue(w.page.typed);
    await header.press('Backspace');
    await expect(list.getByRole('option', { name: w.page.title })).toBeVisible();
    await list.getByRole('option', { name: w.page.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.page.heading);
  });
}
