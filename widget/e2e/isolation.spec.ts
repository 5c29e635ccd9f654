import { expect, test, type Host } from './host';

const shot = async (host: Host): Promise<Buffer> => {
  await host.page.mouse.move(640, 400);
  return host.page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 100 } });
};

const works = async (host: Host) => {
  await host.button('contrast').click();
  await expect(host.button('contrast')).toHaveAttribute('aria-pressed', 'true');
  await host.button('caption').click();
  await expect(host.part('caption')).toBeVisible();
  await host.button('zoom-in').click();
  expect(await host.settings()).toMatchObject({ contrast: true, caption: true, zoom: 1.1 });
};

test("a host's styles change no pixel of the bar", async ({ host }) => {
  await host.opened('plain');
  const expected = await shot(host);
  await host.opened('hostile');
  expect((await shot(host)).equals(expected)).toBe(true);
  await works(host);
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
  'another library at its name': () => {
    Object.assign(window, { Toolbar: {}, preact: {}, React: {}, $: {}, Cookies: {} });
  },
};

for (const [name, patch] of Object.entries(patches)) {
  test(`works beside ${name}`, async ({ host }) => {
    await host.page.addInitScript(patch);
    await host.opened('plain');
    await works(host);
  });
}

test('looks the same beside patched prototypes', async ({ host }) => {
  await host.opened('plain');
  const expected = await shot(host);
  await host.page.addInitScript(
    patches['enumerable members on Object, String, Array and Function'] ?? '',
  );
  await host.opened('plain');
  expect((await shot(host)).equals(expected)).toBe(true);
});

test('enumerable members of Object.prototype do not stop the cookie', async ({ host }) => {
  await host.page.addInitScript(() => {
    Object.assign(Object.prototype, { extra: 1, each: () => 'x', note: 'y' });
  });
  await host.open('plain');
  await host.page.evaluate(() => bar().open());
  expect(await host.page.evaluate(() => document.cookie)).toBe('a11y-toolbar-toolbar=shown');
  await host.open('plain');
  await expect(host.panel).toBeVisible();
});

test('a host that empties its body keeps the toolbar', async ({ host }) => {
  await host.opened();
  await host.page.evaluate(() => document.body.replaceChildren());
  await works(host);
});

test("a host that replaces the root element's children gets it back", async ({ host }) => {
  await host.opened();
  await host.page.evaluate(() =>
    document.documentElement.replaceChildren(
      document.createElement('head'),
      document.createElement('body'),
    ),
  );
  await expect(host.panel).toBeVisible();
  await works(host);
});

test('a host that removes it over and over does not stop the page', async ({ host }) => {
  await host.opened();
  const rounds = await host.page.evaluate(async () => {
    let count = 0;
    const observer = new MutationObserver(() => {
      const found = document.querySelector('[data-a11y-toolbar]');
      if (found && count++ < 20) found.remove();
    });
    observer.observe(document.documentElement, { childList: true });
    document.querySelector('[data-a11y-toolbar]')?.remove();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return count;
  });
  expect(rounds).toBeGreaterThan(0);
  await expect(host.panel).toBeVisible();
});

test('loaded twice it is one', async ({ host }) => {
  await host.open('twice', { attributes: null });
  await expect(host.panel).toHaveCount(1);
  await works(host);
});

test('loaded before the body exists', async ({ host }) => {
  await host.open('early', { attributes: null });
  expect(await host.top('header')).toBe(100);
  await works(host);
});

for (const name of ['quirks', 'strict.xhtml', 'rtl']) {
  test(`works in ${name}`, async ({ host }) => {
    await host.opened(name);
    expect(await host.top('header')).toBe(100);
    await works(host);
  });
}

test('works in a frame', async ({ host }) => {
  await host.open('frame', { attributes: null, free: true });
  const frame = host.page.frameLocator('#frame');
  await frame.locator('[data-tool=contrast]').click();
  await expect(frame.locator('[data-tool=contrast]')).toHaveAttribute('aria-pressed', 'true');
});

test('an element whose id is its global name is no obstacle', async ({ host }) => {
  await host.page.addInitScript(() => {
    document.addEventListener('readystatechange', () => undefined);
  });
  await host.open('clobbered', { attributes: { open: 'true' } });
  await expect(host.panel).toBeVisible();
});
