import { expect, strictPolicy, test, type Host } from './host';

// The query, which is a hash, may contain slashes: no glob.
const file = /a11y-toolbar-tools\.js/;
const path = 'a11y-toolbar-tools.js';
const greyscale = { open: 'true', tools: 'contrast greyscale exit' };

/** A browser without Trusted Types loads the file by a script element. */
const withoutTrustedTypes = (host: Host) =>
  host.page.addInitScript(() => {
    Reflect.deleteProperty(window, 'trustedTypes');
  });

/** Opens a page of this markup under a policy. */
async function openMarkup(host: Host, markup: string, policy = strictPolicy): Promise<void> {
  await host.page.route('**/markup.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="zh-CN"><title>文物</title>${markup}<p>青铜鼎</p></html>`,
    }),
  );
  await host.page.goto(`${host.origin}markup.html`);
}

function recordRequests(host: Host): string[] {
  const urls: string[] = [];
  host.page.on('request', (request) => {
    if (request.url().includes(path)) urls.push(request.url());
  });
  return urls;
}

test('file of the further tools is requested once, when a bar that lists one opens', async ({
  host,
}) => {
  const requests = recordRequests(host);
  await host.openWithToolbar();
  await host.open('article', { attributes: { tools: 'all' } });
  await host.page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await host.page.evaluate(() => bar().open());
  await expect(host.button('more')).toBeVisible();
  expect(requests).toHaveLength(1);
  await host.page.evaluate(() => {
    bar().close();
    bar().open();
  });
  await expect(host.button('reset')).toBeVisible();
  expect(requests).toHaveLength(1);
});

for (const [kind, prepare, noPolicy] of [
  ['with Trusted Types', () => Promise.resolve(), false],
  ['without Trusted Types', withoutTrustedTypes, true],
] as const) {
  test(`further tool is pressed, stored and reset ${kind}`, async ({ host }) => {
    await prepare(host);
    await host.open('article', { attributes: greyscale, noPolicy });
    await host.button('greyscale').click();
    await expect(host.button('greyscale')).toHaveAttribute('aria-pressed', 'true');
    await expect(host.status).toHaveText('灰度已开启');
    expect(await host.stored()).toMatchObject({ 'a11y-toolbar:greyscale': 'on' });
    await host.page.reload();
    await expect(host.button('greyscale')).toHaveAttribute('aria-pressed', 'true');
    await expect(host.page.locator('.under')).toHaveCSS('backdrop-filter', 'grayscale(1)');
    await host.page.evaluate(() => bar().reset());
    await expect(host.page.locator('.under')).toHaveCount(0);
    expect(await host.stored()).toEqual({});
  });

  for (const [fault, answer] of [
    ['is missing', { status: 404, body: '' }],
    ['was changed', { contentType: 'text/javascript', body: 'window.isChanged = true' }],
  ] as const) {
    test(`file that ${fault} is named in one warning, the other tools work and the next opening retries, ${kind}`, async ({
      host,
    }) => {
      await prepare(host);
      await host.page.route(file, (route) => route.fulfill(answer));
      await host.open('article', { attributes: greyscale, noPolicy });
      await expect.poll(() => host.warnings.filter((text) => text.includes(path)).length).toBe(1);
      await host.button('contrast').click();
      await expect(host.button('contrast')).toHaveAttribute('aria-pressed', 'true');
      expect(await host.page.evaluate(() => 'isChanged' in window)).toBe(false);
      await expect(host.button('greyscale')).toHaveCount(0);
      await host.page.unroute(file);
      await host.page.evaluate(() => {
        bar().close();
        bar().open();
      });
      await expect(host.button('greyscale')).toBeVisible();
      // The browser logs the failed requests as errors of the console.
      expect(host.problems.every((problem) => /404|integrity/.test(problem))).toBe(true);
      host.problems.length = 0;
    });
  }
}

for (const sources of ["'nonce-abc'", "'nonce-abc' 'strict-dynamic'"]) {
  for (const prepare of [() => Promise.resolve(), withoutTrustedTypes]) {
    const kind = prepare === withoutTrustedTypes ? 'without' : 'with';
    test(`file of the further tools loads under script-src ${sources} ${kind} Trusted Types`, async ({
      host,
    }) => {
      await prepare(host);
      const types =
        kind === 'with' ? "; require-trusted-types-for 'script'; trusted-types 'none'" : '';
      const policy = `default-src 'none'; script-src ${sources}${types}`;
      const data = 'data-open="true" data-tools="greyscale"';
      await openMarkup(
        host,
        `<script nonce="abc" ${data} src="/a11y-toolbar.js"></script>`,
        policy,
      );
      await expect(host.button('greyscale')).toBeVisible();
    });
  }
}

test('toolbar destroyed while or after the further tools load leaves the page as it was', async ({
  host,
}) => {
  await host.open('plain', { attributes: { auto: 'false' } });
  const create = () => {
    const api = window.A11yToolbar;
    if (api && 'create' in api) api.create({ open: true, tools: ['greyscale', 'exit'] });
  };
  const markup = () => host.page.evaluate(() => document.documentElement.outerHTML);
  const [before, listeners] = [await markup(), await host.listeners()];
  await host.page.evaluate(create);
  await host.page.evaluate(() => bar().destroy());
  expect(await markup()).toBe(before);
  await host.page.evaluate(create);
  await expect(host.button('greyscale')).toHaveCount(1);
  await host.page.evaluate(() => bar().set({ greyscale: true }));
  await host.page.evaluate(() => bar().destroy());
  expect(await markup()).toBe(before);
  expect(await host.listeners()).toEqual(listeners);
});
