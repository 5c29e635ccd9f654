import { expect, test, type Host } from './host';

const rect = (host: Host, selector: string) =>
  host.page.locator(selector).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height };
  });

/** Opens hosts/layout.html with additional CSS, then opens the toolbar. */
async function openWith(
  host: Host,
  css: string,
  options: { position?: 'bottom'; prepare?: () => void } = {},
): Promise<void> {
  await host.open('layout', {
    attributes: options.position ? { position: options.position } : {},
  });
  await host.page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  if (options.prepare) await host.page.evaluate(options.prepare);
  await host.page.evaluate(() => bar().open());
  await expect(host.panel).toBeVisible();
}

const scrollToEnd = (host: Host) => host.page.evaluate(() => scrollTo(0, 1e6));

test('fixed header that starts 1 px above the viewport is moved below the bar', async ({
  host,
}) => {
  await openWith(host, '#fixed{top:-1px}');
  expect((await rect(host, '#fixed')).top).toBe(99);
});

test('fixed header entirely above the viewport is not moved', async ({ host }) => {
  await openWith(host, '#fixed{top:-50px}');
  expect((await rect(host, '#fixed')).bottom).toBeLessThanOrEqual(100);
});

test('absolutely positioned body is moved below the bar', async ({ host }) => {
  await openWith(host, 'body{position:absolute;inset:0}');
  expect((await rect(host, 'body')).top).toBe(100);
  expect((await rect(host, '#flow')).top).toBe(100);
});

test('absolute element in a positioned root element is moved once', async ({ host }) => {
  await openWith(host, 'html{position:relative}');
  expect((await rect(host, '#placed')).top).toBe(100);
});

const last = '#end{width:20px;height:20px}';
const addLast = () => {
  const end = document.createElement('div');
  end.id = 'end';
  document.body.append(end);
};
const tall: Readonly<Record<string, string>> = {
  'a root of 100 % height': 'html,body{height:100%}',
  'a root of 100 % height that is positioned': 'html,body{height:100%}html{position:relative}',
  'an absolute body': 'body{position:absolute;inset:0}',
  'absolute content past the root': '.tall{height:0}#end{position:absolute;top:3000px}',
};
for (const [layout, css] of Object.entries(tall)) {
  for (const position of [undefined, 'bottom'] as const) {
    test(`page with ${layout} scrolls its end above the caption with the bar at the ${position ?? 'top'}`, async ({
      host,
    }) => {
      await openWith(host, css + last, { ...(position && { position }), prepare: addLast });
      await host.set({ caption: true });
      const limit = 720 - 150 - (position ? 100 : 0);
      await scrollToEnd(host);
      expect((await rect(host, '#end')).bottom).toBeCloseTo(limit, -1);
      await host.set({ zoom: 1.4 });
      await scrollToEnd(host);
      expect((await rect(host, '#end')).bottom).toBeCloseTo(limit, -1);
      expect((await rect(host, '#end')).bottom).toBeLessThanOrEqual(limit + 2);
      await host.set({ zoom: 1, caption: false });
      await scrollToEnd(host);
      expect((await rect(host, '#end')).bottom).toBeCloseTo(position ? 620 : 720, -1);
    });
  }
}

test('end of the page stays above the caption after content is added', async ({ host }) => {
  await openWith(host, `html,body{height:100%}${last}`, { prepare: addLast });
  await host.set({ caption: true });
  await host.page.evaluate(() => {
    for (let n = 0; n < 50; n++) {
      const line = document.createElement('p');
      line.textContent = `${n}`;
      document.body.insertBefore(line, document.querySelector('#end'));
    }
  });
  await expect
    .poll(async () => {
      await scrollToEnd(host);
      return (await rect(host, '#end')).bottom;
    })
    .toBeCloseTo(570, -1);
});

const shell = 'html,body{overflow:hidden}body>*{display:none}#end{display:block;position:relative}';

test('application of 100 % height ends at the bar and at the caption', async ({ host }) => {
  await openWith(host, `${shell}html,body,#end{height:100%}`, { prepare: addLast });
  expect(await rect(host, '#end')).toMatchObject({ top: 100, bottom: 720 });
  await host.set({ caption: true });
  expect(await rect(host, '#end')).toMatchObject({ top: 100, bottom: 570 });
});

test('application of 100vh height can be scrolled to its end', async ({ host }) => {
  await openWith(host, `${shell}html,body{height:100%}#end{height:100vh}`, { prepare: addLast });
  const wheelToEnd = async () => {
    await host.page.mouse.move(600, 400);
    await host.page.mouse.wheel(0, 2000);
  };
  await wheelToEnd();
  await expect.poll(async () => (await rect(host, '#end')).bottom).toBe(720);
  await host.set({ caption: true });
  await wheelToEnd();
  await expect.poll(async () => (await rect(host, '#end')).bottom).toBe(570);
  await host.page.evaluate(() => bar().close());
  await expect(host.page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect((await rect(host, '#end')).top).toBe(0);
});

test('page locked by overflow hidden stays locked while the toolbar is open', async ({ host }) => {
  await openWith(host, 'body{overflow:hidden}');
  await host.page.mouse.move(600, 400);
  await host.page.mouse.wheel(0, 500);
  await host.page.waitForTimeout(300);
  expect(await host.page.evaluate(() => scrollY)).toBe(0);
});

test('reset restores the height of a drawer after zoom and caption', async ({ host }) => {
  await openWith(host, '');
  const before = await rect(host, '#drawer');
  await host.set({ zoom: 1.4, caption: true });
  await host.page.evaluate(() => bar().reset());
  expect(await rect(host, '#drawer')).toEqual(before);
});

test('resize is dispatched when bar offset or zoom change, and only then', async ({ host }) => {
  await host.open('layout');
  await host.page.evaluate(() => {
    Object.assign(window, { widths: [] as number[] });
    addEventListener('resize', () => {
      const box = document.querySelector('#flow')?.getBoundingClientRect();
      (window as unknown as { widths: number[] }).widths.push(Math.round(box?.top ?? -1));
    });
  });
  const takeWidths = () =>
    host.page.evaluate(() => (window as unknown as { widths: number[] }).widths.splice(0));
  await host.page.evaluate(() => bar().open());
  expect(await takeWidths()).toEqual([100]);
  await host.set({ contrast: true, crosshair: true });
  expect(await takeWidths()).toEqual([]);
  await host.set({ zoom: 1.2 });
  expect(await takeWidths()).toEqual([100]);
  await host.set({ caption: true });
  expect(await takeWidths()).toEqual([100]);
  await host.page.evaluate(() => bar().close());
  expect(await takeWidths()).toEqual([0]);
});

/** Defines an element with a fixed header in its shadow root; the host element may be fixed itself. */
const defineHeader = () => {
  customElements.define(
    'site-header',
    class extends HTMLElement {
      constructor() {
        super();
        const root = this.attachShadow({ mode: 'open' });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          `:host(.self){position:fixed;top:0;left:0}
          header{height:30px}:host(:not(.self)) header{position:fixed;top:0;left:0;width:100%}`,
        );
        root.adoptedStyleSheets = [sheet];
        root.append(document.createElement('header'));
      }
    },
  );
};

for (const kind of ['shadow', 'self']) {
  test(`fixed header styled in a shadow root is moved below the bar (${kind})`, async ({
    host,
  }) => {
    await host.open('layout');
    await host.page.evaluate((name) => {
      const header = document.createElement('site-header');
      header.className = name;
      document.body.append(header);
    }, kind);
    await host.page.evaluate(defineHeader);
    await host.page.evaluate(() => bar().open());
    const top = () =>
      host.page
        .locator('site-header')
        .evaluate(
          ({ shadowRoot }) => shadowRoot?.querySelector('header')?.getBoundingClientRect().top,
        );
    expect(await top()).toBe(100);
    await host.page.evaluate(() => bar().close());
    expect(await top()).toBe(0);
    expect(
      await host.page
        .locator('site-header')
        .evaluate(({ shadowRoot, outerHTML }) => [
          outerHTML,
          shadowRoot?.innerHTML,
          shadowRoot?.adoptedStyleSheets.length,
        ]),
    ).toEqual([`<site-header class="${kind}"></site-header>`, '<header></header>', 1]);
  });
}

test('header that becomes fixed in a shadow root later is moved below the bar', async ({
  host,
}) => {
  await host.open('layout');
  await host.page.evaluate(() => {
    const root = document.body
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.stuck{position:fixed;top:0}');
    root.adoptedStyleSheets = [sheet];
    root.append(document.createElement('header'));
  });
  const header = host.page.locator('header');
  await host.page.evaluate(() => bar().open());
  await header.evaluate((one) => one.classList.add('stuck'));
  await expect.poll(async () => (await rect(host, 'header')).top).toBe(100);
});
