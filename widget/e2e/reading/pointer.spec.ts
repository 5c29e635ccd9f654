import { expect, test } from '@playwright/test';
import { readTexts, openHost, startReading } from './reading-page';

const links = Array.from({ length: 50 }, (_, i) => `<li><a href="#${i}">链接${i}</a></li>`).join(
  '',
);

test('pointer sweep over 50 links reads only links it rests on', async ({ page }) => {
  await openHost(page, `<ul style="margin: 0; line-height: 14px; font-size: 10px">${links}</ul>`);
  await startReading(page, { pointer: true });
  await page.evaluate(() => {
    window.rests = 0;
    let lastMove = Infinity;
    const countRest = () => {
      if (performance.now() - lastMove > 190) window.rests++;
      lastMove = performance.now();
    };
    document.addEventListener('pointerover', countRest, true);
  });
  const devtools = await page.context().newCDPSession(page);
  // Sent at once; on a slow machine the pointer may still rest between events, which `rests` counts.
  const moves = Array.from({ length: 100 }, (_, i) =>
    devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 50, y: 5 + i * 7 }),
  );
  await Promise.all(moves);
  await page.waitForTimeout(500);
  const texts = await readTexts(page);
  expect(texts.at(-1)).toBe('链接，链接49');
  expect(texts.length).toBeLessThanOrEqual(1 + (await page.evaluate(() => window.rests)));
});

test('hovered element is read once after 200 ms, and leaving it reads nothing', async ({
  page,
}) => {
  await openHost(
    page,
    '<p id="p">第一段</p><a id="a" href="#x">一个<b>链接</b></a><div style="height: 300px"></div>',
  );
  await startReading(page, { pointer: true });
  // Measured in the page: on a slow machine the pointer event arrives late.
  const delay = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let over = 0;
        document.addEventListener('pointerover', () => (over = performance.now()), true);
        window.readings.push = (reading) => {
          resolve(performance.now() - over);
          return Array.prototype.push.call(window.readings, reading);
        };
      }),
  );
  await page.hover('#p');
  expect(await delay).toBeGreaterThan(195);
  expect(await readTexts(page)).toEqual(['第一段']);
  await page.mouse.move(600, 200);
  await page.waitForTimeout(300);
  await page.hover('#p');
  await page.waitForTimeout(300);
  expect(await readTexts(page)).toEqual(['第一段']);
  await page.hover('#a b');
  await expect.poll(() => readTexts(page)).toEqual(['第一段', '链接，一个链接']);
  await page.hover('#p');
  await expect.poll(() => readTexts(page)).toEqual(['第一段', '链接，一个链接', '第一段']);
});

test('links, buttons and forms keep working while they are read', async ({ page }) => {
  await openHost(
    page,
    `<a id="a" href="#here">去</a> <button id="b">按</button> <input id="c" type="checkbox" aria-label="选">
     <form action="/sent"><button id="d">送</button></form>`,
    { '/sent': '<p>收到</p>' },
  );
  await page.evaluate(() =>
    document.getElementById('b')?.addEventListener('click', () => (document.title = 'pressed')),
  );
  await startReading(page, { pointer: true, keyboard: true });
  for (const id of ['a', 'b', 'c']) {
    await page.hover(`#${id}`);
    await page.waitForTimeout(250);
    await page.click(`#${id}`);
  }
  expect(page.url()).toContain('#here');
  expect(await page.title()).toBe('pressed');
  expect(await page.isChecked('#c')).toBe(true);
  await expect
    .poll(() => readTexts(page))
    .toEqual(['链接，去', '按钮，按', '复选框，未选中，选', '复选框，已选中，选']);
  await page.click('#d');
  await expect(page.getByText('收到')).toBeVisible();
});

test('element scrolled under a resting pointer is read', async ({ page }) => {
  await openHost(
    page,
    '<p style="margin: 0; height: 400px">上</p><p style="margin: 0; height: 1400px">下</p>',
  );
  await startReading(page, { pointer: true });
  await page.mouse.move(100, 300);
  await expect.poll(() => readTexts(page)).toEqual(['上']);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => readTexts(page)).toEqual(['上', '下']);
});

test('elements in open shadow trees are read', async ({ page }) => {
  await openHost(page, '<div id="h"></div>');
  await page.evaluate(() =>
    document
      .getElementById('h')
      ?.attachShadow({ mode: 'open' })
      .setHTMLUnsafe(
        '<button style="display: block; margin: 20px">甲</button><button style="display: block; margin: 20px">乙</button>',
      ),
  );
  await startReading(page, { pointer: true });
  await page.hover('text=甲');
  await expect.poll(() => readTexts(page)).toEqual(['按钮，甲']);
  await page.hover('text=乙');
  await expect.poll(() => readTexts(page)).toEqual(['按钮，甲', '按钮，乙']);
});

const frame = '<iframe src="/inner" style="width: 300px; height: 100px"></iframe>';

test('elements in same-origin frames are read', async ({ page }) => {
  await openHost(page, frame, { '/inner': '<a href="#x">框内</a>' });
  await startReading(page, { pointer: true });
  await page.frameLocator('iframe').getByText('框内').hover();
  await expect.poll(() => readTexts(page)).toEqual(['链接，框内']);
});

test('elements in frames that load later and navigate are read', async ({ page }) => {
  await openHost(page, '<p>外面</p><div id="d"></div>', {
    '/inner': '<p>框内</p>',
    '/next': '<p>下一页</p>',
  });
  await startReading(page, { pointer: true });
  await page.evaluate((html) => document.getElementById('d')?.setHTMLUnsafe(html), frame);
  await page.frameLocator('iframe').getByText('框内').hover();
  await expect.poll(() => readTexts(page)).toEqual(['框内']);
  await page.evaluate(() => document.querySelector('iframe')?.setAttribute('src', '/next'));
  await page.frameLocator('iframe').getByText('下一页').hover();
  await expect.poll(() => readTexts(page)).toEqual(['框内', '下一页']);
});

test('elements of a frame in a shadow tree are read once the pointer reaches it', async ({
  page,
}) => {
  await openHost(page, '<div id="h"></div>', { '/inner': '<p>框内</p>' });
  await startReading(page, { pointer: true });
  await page.evaluate(
    (html) => document.getElementById('h')?.attachShadow({ mode: 'open' }).setHTMLUnsafe(html),
    frame,
  );
  const inner = page.frameLocator('iframe').getByText('框内');
  await inner.waitFor();
  await page.mouse.move(9, 9);
  await inner.hover();
  await page.mouse.move(60, 40, { steps: 4 });
  await expect.poll(() => readTexts(page)).toEqual(['框内']);
});

test('ignored elements, hidden text and empty areas of a page are not read', async ({ page }) => {
  await openHost(
    page,
    `<div id="all" style="padding: 30px"><p data-ignored>工具条</p><p aria-hidden="true">装饰</p>
     <p style="opacity: 0">透明</p><p>文本</p><p></p><p>最后</p></div>`,
  );
  await startReading(page, { pointer: true });
  for (const text of ['工具条', '装饰', '透明', '文本']) {
    await page.getByText(text, { exact: true }).hover({ force: true });
    await page.waitForTimeout(250);
  }
  await page.mouse.move(12, 12);
  await page.waitForTimeout(250);
  expect(await readTexts(page)).toEqual([]);
  await page.getByText('最后').hover();
  await expect.poll(() => readTexts(page)).toEqual(['最后']);
});

test('nothing is read after destroy()', async ({ page }) => {
  await openHost(page, '<p>一段</p>');
  await startReading(page, { pointer: true });
  await page.getByText('一段').hover();
  await page.evaluate(() => window.watch(false, false));
  await page.waitForTimeout(300);
  expect(await readTexts(page)).toEqual([]);
});

declare global {
  /** How often the pointer rested for longer than the reading delay during the sweep. */
  var rests: number;
}
