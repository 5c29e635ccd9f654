import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test, type Host } from './host';

const require = createRequire(import.meta.url);

/** Adds scripts and styles of installed packages to the host page. */
async function addPackages(host: Host, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const body = await readFile(require.resolve(file), 'utf8');
    if (file.endsWith('.css')) await host.page.addStyleTag({ content: body });
    else await host.page.addScriptTag({ content: body });
  }
}

/** Asserts that the bar works by mouse and keyboard and keeps focus. */
async function expectUsable(host: Host): Promise<void> {
  await host.button('contrast').click();
  expect(await host.settings()).toMatchObject({ contrast: true });
  await host.button('reset').focus();
  await host.page.keyboard.press('ArrowRight');
  await expect(host.button('sound')).toBeFocused();
  await host.page.keyboard.press('ArrowLeft');
  await host.page.keyboard.press('Enter');
  await expect.poll(() => host.settings()).toMatchObject({ contrast: false });
}

test.describe('a modal dialog', () => {
  test('showModal(): bar stays usable, dialog stays clear of the bar, and the bar returns to the root element', async ({
    host,
  }) => {
    await host.openWithToolbar();
    await host.page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.id = 'modal';
      const tall = document.createElement('p');
      tall.textContent = '青铜器 '.repeat(3000);
      dialog.append(document.createElement('button'), tall);
      document.querySelector('main')?.append(dialog);
      dialog.showModal();
    });
    const dialog = host.page.locator('#modal');
    await expect.poll(() => host.topOf('#modal')).toBeGreaterThanOrEqual(100);
    await expectUsable(host);
    await host.set({ zoom: 1.4, caption: true });
    await expect
      .poll(() => dialog.evaluate((box) => box.getBoundingClientRect().bottom - innerHeight))
      .toBeLessThanOrEqual(-149);
    expect(await host.panel.evaluate((bar) => bar.getBoundingClientRect().height)).toBeCloseTo(100);
    await host.button('reset').press('Escape');
    await expect(host.panel).toBeHidden();
    expect(await dialog.evaluate((box: HTMLDialogElement) => box.open)).toBe(true);
    await host.page.evaluate(() => bar().open());
    await expectUsable(host);
    await dialog.evaluate((box: HTMLDialogElement) => box.close());
    await expect(host.panel).toBeVisible();
    expect(
      await host.page.evaluate(
        () => document.querySelector('[data-a11y-toolbar]')?.parentElement?.localName,
      ),
    ).toBe('html');
    await expectUsable(host);
  });

  test('bar survives a dialog that empties itself or is removed', async ({ host }) => {
    await host.openWithToolbar();
    await host.page.evaluate(() => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.showModal();
      dialog.replaceChildren('空');
    });
    await expectUsable(host);
    await host.page.evaluate(() => document.querySelector('dialog')?.remove());
    await expect(host.panel).toBeVisible();
    await expectUsable(host);
  });

  test('dialog with light dismiss stays open when the bar is pressed', async ({ host }) => {
    await host.openWithToolbar();
    await host.page.evaluate(() => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      for (const type of ['click', 'mousedown', 'pointerdown'])
        dialog.addEventListener(type, () => dialog.close());
      dialog.showModal();
    });
    await host.button('contrast').click();
    expect(await host.settings()).toMatchObject({ contrast: true });
    expect(await host.page.evaluate(() => document.querySelector('dialog')?.open)).toBe(true);
  });

  test('bar stays usable with a dialog in a shadow tree and a second dialog above it', async ({
    host,
  }) => {
    await host.openWithToolbar();
    await host.page.evaluate(() => {
      const island = document.createElement('div');
      island.id = 'island';
      const dialog = document.createElement('dialog');
      dialog.append(document.createElement('button'));
      island.attachShadow({ mode: 'open' }).append(dialog);
      document.body.append(island);
      dialog.showModal();
    });
    await expectUsable(host);
    await host.page.evaluate(() => {
      const second = document.createElement('dialog');
      second.append(document.createElement('button'));
      document.body.prepend(second);
      second.showModal();
    });
    await expectUsable(host);
    await host.page.evaluate(() => document.querySelector('dialog')?.close());
    await expectUsable(host);
    await host.page.evaluate(() =>
      document.querySelector('#island')?.shadowRoot?.querySelector('dialog')?.close(),
    );
    await expectUsable(host);
  });

  test('Bootstrap: bar stays usable and the modal stays clear of it', async ({ host }) => {
    await host.open('article', { noPolicy: true });
    await addPackages(host, [
      'bootstrap/dist/css/bootstrap.min.css',
      'bootstrap/dist/js/bootstrap.bundle.min.js',
    ]);
    await host.page.evaluate(() => {
      bar().open();
      const modal = document.createElement('div');
      modal.className = 'modal';
      modal.tabIndex = -1;
      modal.id = 'modal';
      const [box, content, close] = ['div', 'div', 'button'].map((name) =>
        document.createElement(name),
      ) as [HTMLElement, HTMLElement, HTMLElement];
      box.className = 'modal-dialog';
      content.className = 'modal-content';
      close.id = 'inside';
      close.textContent = '关闭';
      content.append(close);
      box.append(content);
      modal.append(box);
      document.body.append(modal);
      const { Modal } = (
        window as never as { bootstrap: { Modal: new (at: Element) => { show(): void } } }
      ).bootstrap;
      new Modal(modal).show();
    });
    await expect(host.page.locator('#inside')).toBeVisible();
    await expect.poll(() => host.topOf('.modal-content')).toBeGreaterThanOrEqual(100);
    await expectUsable(host);
  });

  test('jQuery UI: bar stays usable and the dialog stays clear of it', async ({ host }) => {
    await host.page.route('**/images/*', (route) => route.fulfill({ status: 204 }));
    await host.open('article', { noPolicy: true });
    await addPackages(host, [
      'jquery-ui-dist/jquery-ui.min.css',
      'jquery/dist/jquery.min.js',
      'jquery-ui-dist/jquery-ui.min.js',
    ]);
    await host.page.evaluate(() => {
      bar().open();
      const box = document.createElement('div');
      box.title = '馆藏';
      box.append(document.createElement('button'));
      document.body.append(box);
      const { $ } = window as never as { $: (at: Element) => { dialog(options: object): void } };
      $(box).dialog({ modal: true, height: 600 });
    });
    await expect(host.page.locator('.ui-dialog')).toBeVisible();
    await expect.poll(() => host.topOf('.ui-dialog')).toBeGreaterThanOrEqual(100);
    await expectUsable(host);
  });
});
