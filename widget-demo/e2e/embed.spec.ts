import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { attributesOf, defaultChoice, parseChoice, searchOf } from '../src/embed/choice';
import { policyOf, snippetOf } from '../src/embed/snippet';
import { allTools } from '../src/embed/tool-descriptions';
import { findViolations } from '../../widget/e2e/axe';
import { expect, test, type DemoPage } from './fixtures';

const folder = '/a11y-toolbar-1.2.3/';
const files = [{ name: 'a11y-toolbar.js', gzip: 1, integrity: 'sha384-abc' }];
const defaults = defaultChoice(folder);

const preview = (demo: DemoPage) => demo.page.frameLocator('#preview');
const code = (demo: DemoPage) => demo.page.locator('#snippet-code');

test('configurator writes the shortest script tag, with the button that opens the toolbar', () => {
  expect(snippetOf(defaults, { files })).toBe(
    [
      '<script',
      '  defer',
      '  src="/a11y-toolbar-1.2.3/a11y-toolbar.js"',
      '  integrity="sha384-abc"',
      '  data-opener="[data-open-accessibility]"',
      '></script>',
      '<button type="button" data-open-accessibility>无障碍</button>',
    ].join('\n'),
  );
  expect(policyOf(defaults)).toBe("script-src 'self'");
});

test('configurator allows files and audio of other hosts by their names', () => {
  const choice = {
    ...defaults,
    folder: 'https://static.example:8443/tools',
    fallbackAudioUrl: '//speech.example/tts?voice=1',
  };
  expect(snippetOf(choice, { files })).toContain(
    'src="https://static.example:8443/tools/a11y-toolbar.js"\n  integrity="sha384-abc"\n  crossorigin="anonymous"',
  );
  expect(policyOf(choice)).toBe(
    'script-src https://static.example:8443; connect-src speech.example; media-src speech.example',
  );
});

test('configurator escapes what the webmaster typed', () => {
  const choice = { ...defaults, opener: 'a[title="<x>&"]' };
  expect(snippetOf(choice, { files })).toContain('data-opener="a[title=&quot;&lt;x>&amp;&quot;]"');
});

test('configurator reads back every choice from its address, and takes nothing invalid from it', () => {
  const choice = {
    ...defaults,
    tools: ['exit', 'ruler', 'sound'] as const,
    lang: 'en' as const,
    position: 'bottom' as const,
    maxZoom: '2',
    rates: '0.75 1 1.5',
    hotkeys: 'sound=Alt+Shift+KeyS',
    open: 'true' as const,
    namespace: 'a b&c',
    opener: '',
    fallbackAudioUrl: '/tts?x=1&y',
    cookieDomain: 'museum.example',
  };
  expect(parseChoice(searchOf(choice, defaults), defaults)).toEqual(choice);
  expect(searchOf(defaults, defaults)).toBe('');
  const hostile = `?tools=zoom-in+zoom-in+evil&lang=fr&position=left&open=1&maxZoom=9&rates=fast&namespace=${'x'.repeat(999)}`;
  expect(parseChoice(hostile, defaults)).toEqual({ ...defaults, tools: ['zoom-in'] });
  expect(attributesOf({ ...defaults, tools: allTools })['data-tools']).toBe('all');
});

test('configurator shows a choice in the sample page, the code and the address', async ({
  demo,
  page,
}) => {
  await demo.open('embed/index');
  const tool = (name: string) => preview(demo).locator(`button[data-tool=${name}]`);
  await expect(tool('sound')).toBeVisible();
  await page.getByRole('checkbox', { name: /^语速/ }).uncheck();
  await expect(tool('speed')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /Ruler/ }).check();
  await tool('more').click();
  await expect(tool('ruler')).toBeVisible();
  await page.getByLabel(/Language/).selectOption('en');
  await tool('more').click();
  await expect(tool('ruler')).toHaveText('Ruler');
  await expect(preview(demo).getByRole('heading', { level: 1 })).toHaveText(/gazetteer room/);
  await expect(code(demo)).toContainText(
    'data-tools="reset sound zoom-in zoom-out cursor crosshair caption colour-weakness contrast pointer-reading ruler exit"',
  );
  await expect(code(demo)).toContainText('data-lang="en"');
  await page.reload();
  await tool('more').click();
  await expect(tool('ruler')).toHaveText('Ruler');
  await expect(page.getByRole('checkbox', { name: /^语速/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'The twelve' }).click();
  await expect(preview(demo).locator('button[data-tool]')).toHaveCount(12);
});

test('configurator moves a tool by the keyboard, and the focus stays with it', async ({
  demo,
  page,
}) => {
  await demo.open('embed/index', '?tools=sound+zoom-in+exit');
  const earlier = page.getByRole('button', { name: /Earlier: 放大/ });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(code(demo)).toContainText('data-tools="zoom-in sound exit"');
  await expect(page.getByRole('button', { name: /Later: 放大/ })).toBeFocused();
  for (const name of [/^放大/, /^声音/, /^退出服务/])
    await page.getByRole('checkbox', { name }).press('Space');
  await expect(page.getByText('At least one tool has to stay.')).toBeVisible();
  await expect(code(demo)).toContainText('data-tools="exit"');
});

test('configurator marks a value that the toolbar ignores', async ({ demo, page }) => {
  await demo.open('embed/index');
  const opener = page.getByLabel(/What opens it/);
  await opener.fill('a[');
  await expect(opener).toHaveAttribute('aria-invalid', 'true');
  await expect(opener).toHaveAccessibleDescription(/The toolbar ignores this value/);
  await opener.fill('#open');
  await expect(opener).toHaveAttribute('aria-invalid', 'false');
  await expect(code(demo)).not.toContainText('<button');
});

test('the downloaded files work with the copied code under the copied policy', async ({
  demo,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await demo.open('embed/index', '?tools=sound+ruler+exit&fallbackAudioUrl=/tts');
  const texts: string[] = [];
  for (const id of ['snippet', 'policy']) {
    await page.locator(`button[aria-describedby=${id}]`).click();
    await expect(page.getByText('Copied').nth(texts.length)).toBeVisible();
    texts.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  const [snippet = '', policy = ''] = texts;
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download all/ }).click();
  const path = await (await download).path();
  const entries = unzipSync(new Uint8Array(await readFile(path)));
  const names = Object.keys(entries).map((name) => name.split('/')[1]);
  expect(names).toEqual(
    expect.arrayContaining([
      'a11y-toolbar.js',
      'a11y-toolbar-tools.js',
      'THIRD-PARTY-NOTICES.txt',
      'LICENSE',
      'README.md',
    ]),
  );
  const main = Object.keys(entries).find((name) => name.endsWith('/a11y-toolbar.js')) ?? '';
  const hash = createHash('sha384')
    .update(entries[main] ?? '')
    .digest('base64');
  expect(snippet).toContain(`integrity="sha384-${hash}"`);

  const origin = 'http://webmaster.test';
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = entries[pathname.slice(1)];
    return file
      ? route.fulfill({ contentType: 'text/javascript', body: strFromU8(file) })
      : route.fulfill({
          contentType: 'text/html',
          headers: {
            'content-security-policy': `default-src 'none'; ${policy}; require-trusted-types-for 'script'; trusted-types 'none'`,
          },
          body: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">${snippet}`,
        });
  });
  await page.goto(`${origin}/news.html`);
  await page.getByRole('button', { name: '无障碍' }).click();
  await expect(demo.tool('sound')).toBeVisible();
  await expect(demo.tool('ruler')).toBeVisible();
  demo.problems.splice(0, Infinity, ...demo.problems.filter((text) => !text.includes(origin)));
});

test('configurator works from a file: URL, and without a clipboard selects the code', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  );
  await page.goto(pathToFileURL(join(import.meta.dirname, '../pages/embed/index.html')).href);
  await expect(page.frameLocator('#preview').locator('button[data-tool=sound]')).toBeVisible();
  await page.locator('button[aria-describedby=snippet]').click();
  await expect(page.getByText('Press Ctrl+C')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('a11y-toolbar.js');
  expect(problems).toEqual([]);
});

for (const width of [320, 768, 1440]) {
  test(`configurator is accessible and does not scroll sideways at ${width} px`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await demo.open('embed/index');
    await expect(preview(demo).locator('button[data-tool=sound]')).toBeVisible();
    const exclude = ['[data-a11y-toolbar]', '#preview'];
    expect(await findViolations(page, { exclude })).toEqual([]);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
