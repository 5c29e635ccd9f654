import { expect, test } from '@playwright/test';
import { heardTexts, openHost, startReading } from './room';

test('each control that takes the focus is said with its state, a password without its value', async ({
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
  expect(await heardTexts(page)).toEqual([
    '链接，首页',
    '按钮，已折叠，菜单',
    '复选框，已选中，记住我',
    '密码框，密码',
    '滑块，音量，30',
    '下拉框，城市，西安',
    '按钮，已折叠，更多',
  ]);
});

test('the focus is followed within a shadow tree', async ({ page }) => {
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
  expect(await heardTexts(page)).toEqual(['按钮，甲', '按钮，乙', '按钮，丙', '按钮，丁']);
});

test('a focus already within a shadow tree is followed from there', async ({ page }) => {
  await openHost(page, '<div id="h"></div>');
  await page.evaluate(() => {
    const root = document.getElementById('h')?.attachShadow({ mode: 'open' });
    root?.setHTMLUnsafe('<button>甲</button><button>乙</button>');
    root?.querySelector('button')?.focus();
  });
  await startReading(page, { keyboard: true });
  await page.keyboard.press('Tab');
  expect(await heardTexts(page)).toEqual(['按钮，乙']);
});

test('the focus is followed into a frame', async ({ page }) => {
  await openHost(page, '<button>外</button><iframe src="/inner"></iframe>', {
    '/inner': '<button>内</button>',
  });
  await startReading(page, { keyboard: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => heardTexts(page)).toEqual(['按钮，外', '按钮，内']);
});

test('a region that takes the focus is said by its name', async ({ page }) => {
  await openHost(
    page,
    '<section tabindex="0" aria-label="展品列表"><p>很长</p><p>很长</p></section>',
  );
  await startReading(page, { keyboard: true });
  await page.keyboard.press('Tab');
  expect(await heardTexts(page)).toEqual(['展品列表']);
});

test('what is reached by pointer and then by focus is said once', async ({ page }) => {
  await openHost(page, '<button>甲</button>');
  await startReading(page, { pointer: true, keyboard: true });
  await page.hover('button');
  await expect.poll(() => heardTexts(page)).toEqual(['按钮，甲']);
  await page.keyboard.press('Tab');
  expect(await heardTexts(page)).toEqual(['按钮，甲']);
});
