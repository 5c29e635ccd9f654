import { expect, test } from '@playwright/test';
import { readTexts, openHost, startReading } from './reading-page';

test('focused controls are read with their state, a password without its value', async ({
  page,
}) => {
  await openHost(
    page,
    `<a href="#x">首页</a><button aria-expanded="false">菜单</button>
     <label><input type="checkbox" checked> 记住我</label>
     <label>密码 <input type="password" value="hunter2"></label>
     <input type="range" aria-label="音量" value="30"><select aria-label="城市"><option>西安</select>
     <details><summary>更多</summary>x</details>`,
  );
  await startReading(page, { keyboard: true });
  for (let i = 0; i < 7; i++) await page.keyboard.press('Tab');
  expect(await readTexts(page)).toEqual([
    '链接，首页',
    '按钮，已折叠，菜单',
    '复选框，已选中，记住我',
    '密码框，密码',
    '滑块，音量，30',
    '下拉框，城市，西安',
    '按钮，已折叠，更多',
  ]);
});

test('focus is read within nested shadow trees', async ({ page }) => {
  await openHost(page, '<div id="h"></div>');
  await page.evaluate(() =>
    document
      .getElementById('h')
      ?.attachShadow({ mode: 'open' })
      .setHTMLUnsafe(
        '<button>甲</button><button>乙</button><div><template shadowrootmode="open"><button>丙</button><button>丁</button></template></div>',
      ),
  );
  await startReading(page, { keyboard: true });
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
  expect(await readTexts(page)).toEqual(['按钮，甲', '按钮，乙', '按钮，丙', '按钮，丁']);
});

test('focus already within a shadow tree is read from the next move on', async ({ page }) => {
  await openHost(page, '<div id="h"></div>');
  await page.evaluate(() => {
    const root = document.getElementById('h')?.attachShadow({ mode: 'open' });
    root?.setHTMLUnsafe('<button>甲</button><button>乙</button>');
    root?.querySelector('button')?.focus();
  });
  await startReading(page, { keyboard: true });
  await page.keyboard.press('Tab');
  expect(await readTexts(page)).toEqual(['按钮，乙']);
});

test('focus is read within a frame', async ({ page }) => {
  await openHost(page, '<button>外</button><iframe src="/inner"></iframe>', {
    '/inner': '<button>内</button>',
  });
  await startReading(page, { keyboard: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => readTexts(page)).toEqual(['按钮，外', '按钮，内']);
});

test('focused region is read by its name', async ({ page }) => {
  await openHost(
    page,
    '<section tabindex="0" aria-label="展品列表"><p>很长</p><p>很长</p></section>',
  );
  await startReading(page, { keyboard: true });
  await page.keyboard.press('Tab');
  expect(await readTexts(page)).toEqual(['展品列表']);
});

test('element that is hovered and then focused is read once', async ({ page }) => {
  await openHost(page, '<button>甲</button>');
  await startReading(page, { pointer: true, keyboard: true });
  await page.hover('button');
  await expect.poll(() => readTexts(page)).toEqual(['按钮，甲']);
  await page.keyboard.press('Tab');
  expect(await readTexts(page)).toEqual(['按钮，甲']);
});

test('click on a paragraph in a focusable container does not read the container', async ({
  page,
}) => {
  await openHost(page, '<main tabindex="-1"><h1>馆藏</h1><p id="p">第一段</p><p>第二段</p></main>');
  await startReading(page, { keyboard: true });
  await page.click('#p');
  await expect(page.locator('main')).toBeFocused();
  expect(await readTexts(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('main')?.blur());
  await page.keyboard.press('Shift');
  await page.evaluate(() => document.querySelector('main')?.focus());
  expect(await readTexts(page)).toEqual(['1级标题，馆藏']);
});

test('value of a password field shown as text is not read', async ({ page }) => {
  await openHost(
    page,
    `<input id="t" type="password" aria-label="暗号"><button type="button">显示</button>`,
  );
  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => {
      const field = document.querySelector('input');
      if (field) field.type = 'text';
      field?.focus();
    });
  });
  await startReading(page, { keyboard: true });
  await page.fill('#t', 'hunter2');
  await page.click('button');
  expect(await readTexts(page)).toEqual(['密码框，暗号', '按钮，显示', '文本框，暗号']);
});

test('text of an editable region is marked private', async ({ page }) => {
  await openHost(page, '<div id="t" contenteditable aria-label="留言"><p>很好</p></div>');
  await startReading(page, { keyboard: true });
  await page.focus('#t');
  expect(await readTexts(page)).toEqual(['文本框，留言，很好']);
  expect(
    await page.evaluate(() => window.readings[0]?.parts.filter(({ isPrivate }) => isPrivate)),
  ).toMatchObject([{ text: '很好' }]);
});

test('changed option and checked box are read again', async ({ page }) => {
  await openHost(
    page,
    '<select aria-label="城市"><option>西安</option><option>洛阳</option></select><input type="checkbox" aria-label="订阅">',
  );
  await startReading(page, { keyboard: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => readTexts(page)).toEqual(['下拉框，城市，西安', '下拉框，城市，洛阳']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => readTexts(page)).toHaveLength(4);
  expect((await readTexts(page)).at(-1)).toBe('复选框，已选中，订阅');
});
