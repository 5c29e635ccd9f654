import { expect, test, type Host } from './host';

const hotkeys = 'sound=Alt+Shift+KeyS zoom-in=Alt+Shift+ArrowUp help=Alt+Shift+KeyK';
const press = (host: Host, keys: string) => host.page.keyboard.press(keys);

const markup = (host: Host) => host.page.evaluate(() => document.documentElement.outerHTML);

test('hotkeys press the buttons of standard tools while the toolbar is open, and are named on them', async ({
  host,
}) => {
  await host.openWithToolbar('article', {
    hotkeys: 'sound=Alt+Shift+KeyS zoom-in=Alt+Shift+ArrowUp',
  });
  await expect(host.button('sound')).toHaveAttribute('aria-keyshortcuts', 'Alt+Shift+S');
  await expect(host.button('reset')).not.toHaveAttribute('aria-keyshortcuts');
  await host.page.locator('#link').focus();
  await press(host, 'Alt+Shift+KeyS');
  await expect(host.button('sound')).toHaveAttribute('aria-pressed', 'true');
  await expect(host.page.locator('#link')).toBeFocused();
  await press(host, 'Alt+Shift+ArrowUp');
  expect(await host.settings()).toMatchObject({ zoom: 1.1 });
  await press(host, 'Alt+KeyS');
  await press(host, 'Control+Alt+Shift+KeyS');
  expect(await host.settings()).toMatchObject({ sound: true });
  await host.page.evaluate(() => bar().close());
  await press(host, 'Alt+Shift+KeyS');
  expect(await host.settings()).toMatchObject({ sound: true });
});

test('hotkey opens a panel of a tool behind More, and Escape returns the focus to the page', async ({
  host,
}) => {
  await host.page.setViewportSize({ width: 768, height: 800 });
  await host.openWithToolbar('article', { tools: 'all', hotkeys });
  await expect(host.page.locator('[data-tool=more]')).toBeVisible();
  await host.page.locator('#link').focus();
  await press(host, 'Alt+Shift+KeyK');
  await expect(host.part('help-panel')).toBeVisible();
  await press(host, 'Escape');
  await expect(host.part('help-panel')).toHaveCount(0);
  await expect(host.part('more-panel')).toHaveCount(0);
  await expect(host.page.locator('#link')).toBeFocused();
});

test('hotkey with typed letters, of a composition or with AltGr leaves a text field alone', async ({
  host,
}) => {
  await host.openWithToolbar('article', { hotkeys });
  await expect(host.button('sound')).toHaveAttribute('aria-keyshortcuts', /./);
  const dispatch = (fields: Record<string, string | boolean>) =>
    host.page.evaluate((init) => {
      const field = document.querySelector('input[type=text]') ?? document.createElement('input');
      (field as HTMLInputElement).type = 'text';
      if (!field.isConnected) document.querySelector('main')?.append(field);
      const event = new KeyboardEvent('keydown', {
        bubbles: true,
        composed: true,
        cancelable: true,
        altKey: true,
        shiftKey: true,
        ...init,
      });
      field.dispatchEvent(event);
      return event.defaultPrevented;
    }, fields);
  expect(await dispatch({ code: 'KeyS', key: 'Í' })).toBe(false);
  expect(await dispatch({ code: 'ArrowUp', key: 'ArrowUp' })).toBe(false);
  expect(await dispatch({ code: 'KeyS', key: 'S', isComposing: true })).toBe(false);
  expect(await dispatch({ code: 'KeyS', key: 'S', modifierAltGraph: true })).toBe(false);
  expect(await dispatch({ code: 'KeyS', key: 'S', repeat: true })).toBe(false);
  expect(await host.settings()).toMatchObject({ sound: false, zoom: 1 });
  expect(await dispatch({ code: 'KeyS', key: 'S' })).toBe(true);
  expect(await host.settings()).toMatchObject({ sound: true });
});

test('refused hotkeys are named in warnings, the others work', async ({ host }) => {
  await host.openWithToolbar('article', {
    hotkeys: 'sound=Ctrl+KeyT contrast=KeyC caption=Alt+Shift+KeyC shout=Alt+Shift+KeyX',
  });
  await expect(host.button('caption')).toHaveAttribute('aria-keyshortcuts', 'Alt+Shift+C');
  expect(host.warnings.map((text) => /: (\S+=\S+):/.exec(text)?.[1])).toEqual([
    'sound=Ctrl+KeyT',
    'contrast=KeyC',
    'shout=Alt+Shift+KeyX',
  ]);
});

test('toolbar with hotkeys leaves no listener and the same markup after destroy', async ({
  host,
}) => {
  await host.open('plain', { attributes: { auto: 'false' } });
  const [before, listeners] = [await markup(host), await host.listeners()];
  await host.page.evaluate(() => {
    const api = window.A11yToolbar;
    const sound = 'Alt+Shift+KeyS';
    if (api && 'create' in api) api.create({ open: true, hotkeys: { sound } });
  });
  await expect(host.button('sound')).toHaveAttribute('aria-keyshortcuts', 'Alt+Shift+S');
  await host.page.evaluate(() => bar().destroy());
  expect(await markup(host)).toBe(before);
  expect(await host.listeners()).toEqual(listeners);
});
