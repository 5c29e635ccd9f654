import { expect, isolatedTest as test, type Host } from './host';
import { installScriptedEngine, readSpokenTexts } from './scripted-engine';

test.use({ hasTouch: true, viewport: { width: 768, height: 600 } });

const tools = 'touch-explore sound exit';

/** Counts the clicks on an element, and records its pointer events. */
const record = (host: Host, selector: string) =>
  host.page.evaluate((value) => {
    window.pages = [];
    const element = document.querySelector(value);
    for (const type of ['click', 'pointerup', 'pointercancel', 'touchend', 'touchcancel'])
      element?.addEventListener(type, (event) => {
        if (type === 'click') event.preventDefault();
        window.pages.push(type);
      });
  }, selector);
const recorded = () => window.pages;

test.beforeEach(async ({ host }) => {
  await installScriptedEngine(host.page);
  await host.openWithToolbar('article', { tools });
  await host.button('touch-explore').tap();
  await expect(host.button('touch-explore')).toHaveAttribute('aria-pressed', 'true');
});

test('first tap on a link reads and outlines it and cancels the press, the second one activates it', async ({
  host,
}) => {
  await record(host, '#link');
  await host.page.locator('#link').tap();
  expect(await host.page.evaluate(recorded)).toEqual(['pointercancel', 'touchcancel']);
  await expect.poll(() => readSpokenTexts(host.page)).toContain('链接，馆藏');
  await expect(host.page.locator('.layer > .outline').last()).toBeVisible();
  await host.page.locator('#link').tap();
  expect((await host.page.evaluate(recorded)).slice(2)).toEqual(['pointerup', 'touchend', 'click']);
});

test('tap elsewhere forgets the explored control', async ({ host }) => {
  await record(host, '#link');
  await host.page.locator('#link').tap();
  await host.page.locator('#prose').tap({ position: { x: 4, y: 4 } });
  await host.page.locator('#link').tap();
  expect(await host.page.evaluate(recorded)).not.toContain('click');
});

test('text field is focused by the second tap', async ({ host }) => {
  await host.page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'field';
    field.value = 'private';
    field.setAttribute('aria-label', '姓名');
    document.querySelector('#prose')?.after(field);
  });
  const field = host.page.locator('#field');
  await field.tap();
  await expect(field).not.toBeFocused();
  await expect.poll(() => readSpokenTexts(host.page)).toContain('姓名');
  await field.tap();
  await expect(field).toBeFocused();
});

test('value of a field without a name, of an editable element and inside a label is not spoken', async ({
  host,
}) => {
  await host.page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { id: 'field', value: 'secret' });
    const editor = document.createElement('div');
    editor.setAttribute('role', 'textbox');
    editor.contentEditable = 'true';
    editor.textContent = 'secret';
    editor.id = 'editor';
    const other = Object.assign(document.createElement('input'), { value: 'secret' });
    const amount = Object.assign(document.createElement('input'), { id: 'amount' });
    const label = document.createElement('label');
    label.append('共', other, '件');
    label.htmlFor = amount.id;
    document.querySelector('#prose')?.after(field, editor, label, amount);
  });
  for (const id of ['field', 'editor', 'amount']) {
    const before = (await readSpokenTexts(host.page)).length;
    await host.page.locator(`#${id}`).tap();
    await expect
      .poll(async () => (await readSpokenTexts(host.page)).length)
      .toBeGreaterThan(before);
  }
  expect((await readSpokenTexts(host.page)).join()).not.toContain('secret');
});

test('mouse, assistive clicks and buttons of the toolbar activate at once', async ({ host }) => {
  await record(host, '#link');
  await host.page.locator('#link').click();
  await host.page.locator('#link').evaluate((link: HTMLElement) => link.click());
  const clicks = (await host.page.evaluate(recorded)).filter((type) => type === 'click');
  expect(clicks).toHaveLength(2);
  await host.button('sound').tap();
  await expect(host.button('sound')).toHaveAttribute('aria-pressed', 'true');
});

test('touch that moves is left to the page', async ({ host }) => {
  await record(host, '#link');
  const box = await host.page.locator('#link').boundingBox();
  const devtools = await host.page.context().newCDPSession(host.page);
  const point = (dx: number) => [{ x: (box?.x ?? 0) + 5 + dx, y: (box?.y ?? 0) + 5 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
  for (const dx of [10, 20, 30])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(dx) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await host.page.evaluate(recorded)).not.toContain('touchcancel');
});

test('pinch that begins on a link is left to the page', async ({ host }) => {
  await record(host, '#link');
  const box = await host.page.locator('#link').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  const devtools = await host.page.context().newCDPSession(host.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distances: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distances.map((distance, id) => ({ x: x + distance, y, id })),
    });
  await touch('touchStart', [0]);
  await touch('touchStart', [0, 60]);
  for (const distance of [70, 80, 90]) await touch('touchMove', [0, distance]);
  await touch('touchEnd', [0]);
  await touch('touchEnd', []);
  expect(await readSpokenTexts(host.page)).toEqual([]);
  await expect(host.page.locator('.layer > .outline').last()).toBeHidden();
});

test('scroll that begins on a link scrolls the page and reads nothing', async ({ host }) => {
  await host.page.evaluate(() => document.body.style.setProperty('padding-bottom', '2000px'));
  const box = await host.page.locator('#link').boundingBox();
  const devtools = await host.page.context().newCDPSession(host.page);
  const before = (await readSpokenTexts(host.page)).length;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        distance === undefined ? [] : [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 - distance }],
    });
  await touch('touchStart', 0);
  for (let distance = 20; distance <= 200; distance += 20) await touch('touchMove', distance);
  await touch('touchEnd');
  await expect.poll(() => host.page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect((await readSpokenTexts(host.page)).length).toBe(before);
});

test('select is read by its name at the first tap, and receives the second one', async ({
  host,
}) => {
  await host.page.evaluate(() => {
    const select = document.createElement('select');
    select.id = 'select';
    select.setAttribute('aria-label', '场次');
    select.append(new Option('上午'), new Option('下午'));
    document.querySelector('#prose')?.after(select);
  });
  const select = host.page.locator('#select');
  await select.evaluate((element) => {
    window.pages = [];
    element.addEventListener('mousedown', (event) => {
      event.preventDefault();
      window.pages.push('mousedown');
    });
  });
  await select.tap();
  await expect.poll(() => readSpokenTexts(host.page)).toContain('场次');
  expect(await host.page.evaluate(recorded)).toEqual([]);
  await select.tap();
  await expect.poll(() => host.page.evaluate(recorded)).toEqual(['mousedown']);
});

test('control in a frame that is navigated is read first as well', async ({ host }) => {
  await host.page.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.querySelector('#prose')?.after(frame);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = 'about:blank?navigated';
    await loaded;
    const button = frame.contentDocument?.createElement('button');
    if (!button) return;
    button.textContent = '乙';
    button.addEventListener('click', () => (button.textContent = '按下'));
    frame.contentDocument?.body.append(button);
  });
  const button = host.page.frameLocator('iframe').locator('button');
  await button.tap();
  await expect.poll(() => readSpokenTexts(host.page)).toContain('按钮，乙');
  await expect(button).toHaveText('乙');
});

test('first tap reads in English where the toolbar is English', async ({ host }) => {
  await host.page.evaluate(() => bar().destroy());
  await host.openWithToolbar('english', { tools });
  await expect(host.button('touch-explore')).toBeVisible();
  await host.set({ touchExplore: true });
  await host.page.locator('#box').tap();
  await expect
    .poll(async () => (await readSpokenTexts(host.page)).join(' '))
    .toMatch(/checkbox.*not checked/);
  expect(await host.page.locator('#box').isChecked()).toBe(false);
  await host.page.locator('#link').tap();
  await expect.poll(async () => (await readSpokenTexts(host.page)).join(' ')).toMatch(/link/);
});

test('tool listens to nothing after it is switched off and after Exit', async ({ host }) => {
  const taps = async () =>
    (await host.listeners()).filter((type) => /touchend|mousedown/.test(type));
  expect(await taps()).not.toEqual([]);
  await host.page.evaluate(() => bar().set({ touchExplore: false }));
  const off = await taps();
  await host.page.evaluate(() => bar().set({ touchExplore: true }));
  await host.button('exit').tap();
  expect((await taps()).length).toBeLessThanOrEqual(off.length);
  await record(host, '#link');
  await host.page.locator('#link').tap();
  expect(await host.page.evaluate(recorded)).toContain('click');
});

test('control in a frame of the same origin is read first as well', async ({ host }) => {
  await host.page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.querySelector('#prose')?.after(frame);
    const button = frame.contentDocument?.createElement('button');
    if (!button) return;
    button.textContent = '预约';
    button.addEventListener('click', () => (button.textContent = '已预约'));
    frame.contentDocument?.body.append(button);
  });
  // A frame that is added later is watched from its load event or the next switching on.
  await host.page.evaluate(() => {
    bar().set({ touchExplore: false });
    bar().set({ touchExplore: true });
  });
  const button = host.page.frameLocator('iframe').locator('button');
  await button.tap();
  await expect(button).toHaveText('预约');
  await expect.poll(() => readSpokenTexts(host.page)).toContain('按钮，预约');
  await button.tap();
  await expect(button).toHaveText('已预约');
});

test('page is as before after destroy', async ({ host }) => {
  await host.page.locator('#link').tap();
  await host.page.evaluate(() => bar().destroy());
  await expect(host.page.locator('[data-a11y-toolbar]')).toHaveCount(0);
  expect(await host.page.evaluate(() => document.documentElement.getAttributeNames())).toEqual([
    'lang',
  ]);
  expect(
    (await host.listeners()).filter((type) => /touchend|pointerup|mousedown/.test(type)),
  ).toEqual([]);
});

declare global {
  var pages: string[];
}
