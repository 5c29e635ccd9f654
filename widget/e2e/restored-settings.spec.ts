import { expect, isolatedTest, test } from './host';

for (const late of [false, true]) {
  test(`settings are restored before the next paint after the script has run${late ? ', also when it loads late' : ''}`, async ({
    host,
  }) => {
    await host.open();
    await host.page.evaluate(() => bar().open());
    await host.set({ contrast: true, zoom: 1.2, crosshair: true, colourShift: '30' });
    await host.page.addInitScript(() => {
      // Execution and load event of a script are one task: no paint occurs in between.
      const record = ({ target }: Event) => {
        if (!(target instanceof HTMLScriptElement)) return;
        window.onceRun = {
          open: document.documentElement.hasAttribute('data-a11y-toolbar-open'),
          zoom: getComputedStyle(document.body).zoom,
        };
      };
      document.addEventListener('load', record, true);
    });
    let sendScript: () => void = () => undefined;
    const painted = new Promise<void>((resolve) => (sendScript = resolve));
    if (late) {
      await host.page.route('**/a11y-toolbar.js', async (route) => {
        await painted;
        await route.continue();
      });
    }
    const opened = host.open('layout');
    if (late) {
      await expect(host.page.locator('body')).toHaveCSS('zoom', '1');
      sendScript();
    }
    await opened;
    expect(await host.page.evaluate(() => window.onceRun)).toEqual({ open: true, zoom: '1.2' });
    await expect(host.panel).toBeVisible();
    expect(await host.settings()).toMatchObject({
      contrast: true,
      zoom: 1.2,
      crosshair: true,
      colourShift: '30',
    });
  });
}

test('toolbar closed by the visitor stays closed on the next page despite data-open', async ({
  host,
}) => {
  await host.openWithToolbar();
  await host.button('exit').click();
  await host.open('article', { attributes: { open: 'true' } });
  await expect(host.page.locator('[data-a11y-toolbar]')).toHaveCount(1);
  await expect(host.panel).toBeHidden();
});

test('settings of a closed toolbar have no effect on the next page until it is opened', async ({
  host,
}) => {
  await host.openWithToolbar();
  await host.set({ zoom: 1.3, contrast: true });
  await host.page.keyboard.press('Tab');
  await host.page.evaluate(() => bar().close());
  await host.open('article');
  await expect(host.page.locator('body')).toHaveCSS('zoom', '1');
  await host.page.locator('#opener').click();
  await expect(host.page.locator('body')).toHaveCSS('zoom', '1.3');
});

isolatedTest('caption is restored one second after the page load', async ({ host }) => {
  await host.open();
  await host.page.evaluate(() => bar().open());
  await host.set({ caption: true });
  // The page's clock is paused so that no second passes during slow checks.
  await host.page.clock.install();
  await host.page.clock.pauseAt(Date.now() + 60_000);
  await host.open('layout');
  await host.page.clock.runFor(900);
  await expect(host.panel).toBeVisible();
  expect(await host.part('caption').count()).toBe(0);
  await host.page.clock.runFor(200);
  await expect(host.part('caption')).toBeVisible();
});

test('invalid stored values fall back to the defaults', async ({ host }) => {
  await host.page.addInitScript(() => {
    for (const [key, value] of Object.entries({
      audio: 'yes',
      zoomsize: '9',
      speed: 'warp',
      colour: '45',
      contrast: '<b>',
      pointer: 'on',
    })) {
      localStorage.setItem(`a11y-toolbar:${key}`, value);
    }
    document.cookie = 'a11y-toolbar-toolbar=%E0%A4%A';
  });
  await host.open('article');
  expect(await host.settings()).toEqual({
    sound: false,
    pointerReading: false,
    speed: 'normal',
    zoom: 1,
    crosshair: true,
    largeCursor: false,
    caption: false,
    colourShift: 'none',
    contrast: false,
  });
});

test('namespace prefixes stored settings and cookie', async ({ host }) => {
  await host.open('article', { attributes: { namespace: 'museum' } });
  await host.page.evaluate(() => bar().open());
  await host.button('contrast').click();
  expect(await host.stored()).toEqual({ 'museum:contrast': 'on' });
  expect(await host.page.evaluate(() => document.cookie)).toBe('museum-toolbar=shown');
});

test('cookie has path /, SameSite=Lax and a lifetime of one year', async ({ host }) => {
  await host.openWithToolbar();
  await host.page.evaluate(() => bar().close());
  const [cookie] = await host.page.context().cookies();
  expect(cookie).toMatchObject({
    name: 'a11y-toolbar-toolbar',
    value: 'hidden',
    path: '/',
    sameSite: 'Lax',
  });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

declare global {
  var onceRun: { open: boolean; zoom: string } | undefined;
}
