import { expect, test } from './host';
import { installScriptedEngine } from './scripted-engine';

test.beforeEach(async ({ host }) => {
  await host.openWithToolbar('article', { tools: 'scheme spacing ruler reset exit' });
  await expect(host.button('ruler')).toBeVisible();
});

test('scheme goes through the colours, leaves pictures alone and is forgotten by reset', async ({
  host,
}) => {
  const prose = host.page.locator('#prose');
  const designed = await prose.evaluate((element) => getComputedStyle(element).color);
  await host.button('scheme').click();
  await expect(host.status).toHaveText('配色白底黑字');
  await expect(prose).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (let press = 0; press < 2; press++) await host.button('scheme').click();
  await expect(prose).toHaveCSS('color', 'rgb(255, 255, 0)');
  await expect(prose).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(host.page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(host.panel).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await host.stored()).toMatchObject({ 'a11y-toolbar:scheme': 'yellow-on-black' });
  await host.page.evaluate(() => bar().close());
  await expect(prose).toHaveCSS('color', designed);
  await host.page.evaluate(() => bar().open());
  await expect(prose).toHaveCSS('color', 'rgb(255, 255, 0)');
  await host.button('reset').click();
  await expect(prose).toHaveCSS('color', designed);
});

test('spacing sets the distances of WCAG 1.4.12', async ({ host }) => {
  const prose = host.page.locator('#prose');
  const size = await prose.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const lengths = () =>
    prose.evaluate((element) => {
      const { lineHeight, letterSpacing, wordSpacing } = getComputedStyle(element);
      return [lineHeight, letterSpacing, wordSpacing].map(parseFloat);
    });
  for (const [value, lineHeight] of [
    ['1.5', 1.5],
    ['2', 2],
  ] as const) {
    await host.button('spacing').click();
    await expect(host.status).toHaveText(`间距${value}倍`);
    const [line = 0, letter = 0, word = 0] = await lengths();
    expect(line).toBeCloseTo(lineHeight * size, 1);
    expect(letter).toBeCloseTo(0.12 * size, 1);
    expect(word).toBeCloseTo(0.16 * size, 1);
  }
  await host.button('spacing').click();
  await expect(host.status).toHaveText('间距已关闭');
});

test('ruler follows pointer and focus, lets clicks through and listens only while on', async ({
  host,
}) => {
  const moves = async () => (await host.listeners()).filter((type) => /pointermove/.test(type));
  expect(await moves()).toEqual([]);
  await host.button('ruler').click();
  const band = host.part('ruler');
  await expect(band).toHaveCSS('pointer-events', 'none');
  const centre = async () => {
    const box = await band.boundingBox();
    return box ? box.y + box.height / 2 : 0;
  };
  await host.page.mouse.move(300, 400);
  await expect.poll(centre).toBe(400);
  await host.page.mouse.move(300, 250);
  await expect.poll(centre).toBe(250);
  await host.button('ruler').hover();
  await host.page.waitForTimeout(100);
  expect(await centre()).toBe(250);
  await host.button('ruler').click();
  await expect(band).toHaveCount(0);
  expect(await moves()).toEqual([]);
});

test('scheme and spacing apply in frames of the same origin, also in those that load later, and end with the toolbar', async ({
  host,
}) => {
  // Not by markup: the policy of the page allows neither `srcdoc` nor another address.
  const addFrame = (id: string) =>
    host.page.evaluate((value) => {
      const frame = Object.assign(document.createElement('iframe'), { id: value });
      document.querySelector('#prose')?.after(frame);
      frame.contentDocument?.body.append(frame.contentDocument.createElement('p'));
    }, id);
  const inFrame = (id: string) => host.page.frameLocator(`#${id}`).locator('p');
  await addFrame('early');
  await host.set({ scheme: 'yellow-on-black', spacing: '2' });
  await expect(inFrame('early')).toHaveCSS('color', 'rgb(255, 255, 0)');
  await expect(inFrame('early')).toHaveCSS('line-height', '32px');
  await addFrame('late');
  await expect(inFrame('late')).toHaveCSS('color', 'rgb(255, 255, 0)');
  await host.page.evaluate(() => bar().close());
  for (const id of ['early', 'late']) {
    await expect(inFrame(id)).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect(
      await inFrame(id).evaluate(({ ownerDocument }) => ownerDocument.adoptedStyleSheets.length),
    ).toBe(0);
  }
});

test('reset() forgets the stored settings of further tools before their file has loaded', async ({
  host,
}) => {
  await host.set({ scheme: 'dark', ruler: true });
  await host.page.evaluate(() => bar().close());
  await host.open('article', { attributes: { tools: 'scheme spacing ruler reset exit' } });
  expect(await host.stored()).toMatchObject({ 'a11y-toolbar:scheme': 'dark' });
  await host.page.evaluate(() => {
    localStorage.setItem('a11y-toolbar:of-the-page', 'kept');
    bar().reset();
  });
  expect(await host.stored()).toEqual({ 'a11y-toolbar:of-the-page': 'kept' });
});

test('reset() by call stops a reading', async ({ host }) => {
  await installScriptedEngine(host.page, ['zh-CN'], 60_000);
  await host.open('read-on', { attributes: { tools: 'read-on exit' } });
  await host.page.evaluate(() => bar().open());
  await host.button('read-on').click();
  await expect(host.part('read-on')).toBeVisible();
  await host.page.evaluate(() => bar().reset());
  await expect(host.part('read-on')).toHaveCount(0);
  expect(await host.page.evaluate(() => speechSynthesis.speaking)).toBe(false);
});
