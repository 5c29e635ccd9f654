import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Host } from './host';

const data = 'data-open="true" data-tools="contrast greyscale exit"';

/** Opens a page of this markup without a policy. */
async function openMarkup(host: Host, markup: string): Promise<void> {
  await host.page.route('**/markup.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="zh-CN"><title>文物</title>${markup}<p>青铜鼎</p></html>`,
    }),
  );
  await host.page.goto(`${host.origin}markup.html`);
}

for (const [kind, markup] of [
  ['async', `<script async ${data} src="/a11y-toolbar.js"></script>`],
  ['defer', `<script defer ${data} src="/a11y-toolbar.js"></script>`],
  [
    'a base element',
    `<base href="/elsewhere/page/"><script ${data} src="../../a11y-toolbar.js"></script>`,
  ],
] as const) {
  test(`script tag with ${kind} loads the further tools from beside the script`, async ({
    host,
  }) => {
    const requests: string[] = [];
    host.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openMarkup(host, markup);
    await expect(host.button('greyscale')).toBeVisible();
    expect(requests).toContain('/a11y-toolbar-tools.js');
  });
}

test('module script has no attributes and no place: twelve tools by call, one warning for further ones', async ({
  host,
}) => {
  await openMarkup(host, `<script type="module" ${data} src="/a11y-toolbar.js"></script>`);
  await host.page.evaluate(() => {
    const api = window.A11yToolbar;
    if (!api || !('create' in api)) throw new Error('no script');
    api.instance?.destroy();
    api.create({ open: true, tools: ['contrast', 'greyscale', 'exit'] });
  });
  await host.button('contrast').click();
  await expect(host.button('contrast')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => host.warnings.filter((text) => text.includes('a11y-toolbar-tools.js')).length)
    .toBe(1);
  await expect(host.button('greyscale')).toHaveCount(0);
});

test('module script uses further tools that the page has loaded itself', async ({ host }) => {
  await openMarkup(
    host,
    '<script type="module" src="/a11y-toolbar.js"></script><script type="module" src="/a11y-toolbar-tools.js"></script>',
  );
  await host.page.evaluate(() => {
    const api = window.A11yToolbar;
    if (!api || !('create' in api)) throw new Error('no script');
    api.create({ namespace: 'own', open: true, tools: ['greyscale', 'exit'] });
  });
  await expect(host.button('greyscale')).toBeVisible();
});

for (const isChanged of [false, true]) {
  const result = isChanged ? 'refuses a changed file of further tools' : 'loads the further tools';
  test(`script from another origin ${result}`, async ({ host }) => {
    const requests: string[] = [];
    await host.page.route('http://static.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      requests.push(pathname);
      const file = join(import.meta.dirname, '../dist', pathname.replace('/lib/', ''));
      const body = await readFile(file, 'utf8');
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: isChanged && pathname.includes('tools') ? `${body}window.isChanged = true` : body,
      });
    });
    await openMarkup(
      host,
      `<script ${data} crossorigin src="http://static.example/lib/a11y-toolbar.js"></script>`,
    );
    await expect(host.button('contrast')).toBeVisible();
    if (isChanged)
      await expect.poll(() => host.warnings.join()).toContain('a11y-toolbar-tools.js: ');
    else await expect(host.button('greyscale')).toBeVisible();
    expect(requests).toEqual(['/lib/a11y-toolbar.js', '/lib/a11y-toolbar-tools.js']);
    expect(await host.page.evaluate(() => 'isChanged' in window)).toBe(false);
    // The page asks for the other host by itself; the browser logs the refused file.
    expect(host.problems.every((problem) => /static\.example|integrity/.test(problem))).toBe(true);
    host.problems.length = 0;
  });
}
