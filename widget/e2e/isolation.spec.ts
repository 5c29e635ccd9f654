import { expect, test, type Host } from './host';
import { installScriptedEngine, readSpokenTexts } from './scripted-engine';

const screenshotOfBar = async (host: Host): Promise<Buffer> => {
  await host.page.mouse.move(640, 400);
  return host.page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 100 } });
};

const expectUsable = async (host: Host) => {
  await host.button('contrast').click();
  await expect(host.button('contrast')).toHaveAttribute('aria-pressed', 'true');
  await host.button('caption').click();
  await expect(host.part('caption')).toBeVisible();
  await host.button('zoom-in').click();
  expect(await host.settings()).toMatchObject({ contrast: true, caption: true, zoom: 1.1 });
};

test('host styles change no pixel of the bar', async ({ host }) => {
  await host.openWithToolbar('plain');
  const expected = await screenshotOfBar(host);
  await host.openWithToolbar('hostile');
  expect((await screenshotOfBar(host)).equals(expected)).toBe(true);
  await expectUsable(host);
});

const patches: Record<string, () => void> = {
  'enumerable members on Object, String, Array and Function': () => {
    for (const { prototype } of [Object, String, Function, Array]) {
      Object.assign(prototype, { extra: 1, each: () => 'x', onextra: 'y', style2: { a: 1 } });
    }
  },
  'a localStorage that throws': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    }
  },
  'no localStorage': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  },
  'no cookies': () => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
      set() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  },
  'no popover API': () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  'other libraries under its global names': () => {
    Object.assign(window, { Toolbar: {}, preact: {}, React: {}, $: {}, Cookies: {} });
  },
};

for (const [name, patch] of Object.entries(patches)) {
  test(`toolbar works with ${name}`, async ({ host }) => {
    await host.page.addInitScript(patch);
    await host.openWithToolbar('plain');
    await expectUsable(host);
  });
}

test('bar has the same pixels with patched prototypes', async ({ host }) => {
  await host.openWithToolbar('plain');
  const expected = await screenshotOfBar(host);
  await host.page.addInitScript(
    patches['enumerable members on Object, String, Array and Function'] ?? '',
  );
  await host.openWithToolbar('plain');
  expect((await screenshotOfBar(host)).equals(expected)).toBe(true);
});

test('cookie is written with enumerable members on Object.prototype', async ({ host }) => {
  await host.page.addInitScript(() => {
    Object.assign(Object.prototype, { extra: 1, each: () => 'x', note: 'y' });
  });
  await host.open('plain');
  await host.page.evaluate(() => bar().open());
  expect(await host.page.evaluate(() => document.cookie)).toBe('a11y-toolbar-toolbar=shown');
  await host.open('plain');
  await expect(host.panel).toBeVisible();
});

test('toolbar survives a host that empties its body', async ({ host }) => {
  await host.openWithToolbar();
  await host.page.evaluate(() => document.body.replaceChildren());
  await expectUsable(host);
});

test('toolbar is inserted again after the host replaces the children of the root element', async ({
  host,
}) => {
  await host.openWithToolbar();
  await host.page.evaluate(() =>
    document.documentElement.replaceChildren(
      document.createElement('head'),
      document.createElement('body'),
    ),
  );
  await expect(host.panel).toBeVisible();
  await expectUsable(host);
});

test('toolbar removed repeatedly by the host neither loops forever nor stays away', async ({
  host,
}) => {
  await host.openWithToolbar();
  const rounds = await host.page.evaluate(async () => {
    let count = 0;
    const observer = new MutationObserver(() => {
      const found = document.querySelector('[data-a11y-toolbar]');
      if (found && count++ < 20) found.remove();
    });
    observer.observe(document.documentElement, { childList: true });
    document.querySelector('[data-a11y-toolbar]')?.remove();
    // The page leaves the toolbar in place after twenty removals; ten quiet frames end the rounds.
    for (let quiet = 0, last = count; quiet < 10; quiet++) {
      await new Promise(requestAnimationFrame);
      if (count !== last || !document.querySelector('[data-a11y-toolbar]')) quiet = 0;
      last = count;
    }
    return count;
  });
  expect(rounds).toBeGreaterThan(0);
  await expect(host.panel).toBeVisible();
});

test('script loaded twice creates one toolbar', async ({ host }) => {
  await host.open('twice', { attributes: null });
  await expect(host.panel).toHaveCount(1);
  await expectUsable(host);
});

test('script loaded before the body exists works', async ({ host }) => {
  await host.open('early', { attributes: null });
  expect(await host.topOf('header')).toBe(100);
  await expectUsable(host);
});

for (const name of ['quirks', 'strict.xhtml', 'rtl']) {
  test(`toolbar works in ${name}`, async ({ host }) => {
    await host.openWithToolbar(name);
    expect(await host.topOf('header')).toBe(100);
    await expectUsable(host);
  });
}

test('toolbar works in a frame', async ({ host }) => {
  await host.open('frame', { attributes: null, noPolicy: true });
  const frame = host.page.frameLocator('#frame');
  await frame.locator('[data-tool=contrast]').click();
  await expect(frame.locator('[data-tool=contrast]')).toHaveAttribute('aria-pressed', 'true');
});

test('toolbar opens although an element id shadows its global name', async ({ host }) => {
  await host.page.addInitScript(() => {
    document.addEventListener('readystatechange', () => undefined);
  });
  await host.open('clobbered', { attributes: { open: 'true' } });
  await expect(host.panel).toBeVisible();
});

test('names and texts are found in a form whose controls shadow its members', async ({ host }) => {
  await host.open('article');
  const found = await host.page.evaluate(() => {
    const form = document.createElement('form');
    for (const name of ['parentNode', 'assignedSlot']) {
      const control = document.createElement('input');
      control.name = name;
      form.append(control);
    }
    const paragraph = document.createElement('p');
    paragraph.textContent = '请填写姓名';
    form.append(paragraph);
    document.body.append(form);
    const api = window.A11yToolbar;
    return api && 'spokenText' in api ? api.spokenText(paragraph) : undefined;
  });
  expect(found).toBe('请填写姓名');
});

test('read-on reads a form whose controls shadow its members', async ({ host }) => {
  await installScriptedEngine(host.page);
  await host.openWithToolbar('read-on', { tools: 'read-on exit' });
  await host.page.evaluate(() => {
    const form = document.createElement('form');
    for (const name of ['assignedSlot', 'parentNode', 'nextSibling']) {
      form.append(Object.assign(document.createElement('input'), { name }));
    }
    form.append(Object.assign(document.createElement('p'), { textContent: '请填写姓名。' }));
    document.querySelector('main')?.replaceChildren(form);
  });
  await host.button('read-on').click();
  await expect.poll(() => readSpokenTexts(host.page)).toContain('请填写姓名。');
});
