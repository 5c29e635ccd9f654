import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { chromium } from '@playwright/test';
import { findTestBrowser } from '../../site/scripts/lib/browser.mjs';
import { readSnippets } from './documented-commands.mjs';

/** @typedef {import('./checkout.mjs').Checkout} Checkout */

/** Names that stand for something of the reader in snippets of TypeScript. */
const ofReader = 'declare function report(value: unknown): void;\n';

/**
 * Snippets of JSON and JavaScript are parsed, those of TypeScript compiled against the built package, those of HTML shown in
 * a browser, where their button opens the toolbar.
 * @param {Checkout} checkout with a built program
 * @returns {Promise<string>} what was measured
 * @throws where a snippet has an error
 */
export async function checkSnippets(checkout) {
  const snippets = readSnippets();
  /** @param {string} language */
  const inLanguage = (language) => snippets.filter((snippet) => snippet.language === language);
  for (const { document, language, code } of [...inLanguage('json'), ...inLanguage('js')]) {
    await transform(code, { loader: language === 'json' ? 'json' : 'js' }).catch((error) => {
      throw new Error(`${document}: ${code.split('\n')[0]}: ${String(error)}`);
    });
  }
  const typed = [...inLanguage('ts'), ...inLanguage('tsx')];
  compile(checkout, typed);
  const pages = inLanguage('html');
  await show(checkout, pages);
  return `${snippets.length} snippets: ${typed.length} compiled, ${pages.length} opened in a browser`;
}

/** @param {Checkout} checkout @param {ReturnType<typeof readSnippets>} snippets */
function compile({ folder, shell }, snippets) {
  const files = snippets.map(({ language, code }, index) => {
    const file = `site/snippet-${index}.${language}`;
    writeFileSync(join(folder, file), code.includes('report(') ? ofReader + code : code);
    return file;
  });
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --jsx react-jsx --target es2022';
  const modules = '--module esnext --moduleResolution bundler --types react';
  const { code, output } = shell(
    `node node_modules/typescript7/bin/tsc ${options} ${modules} ${files.join(' ')}`,
  );
  // The checks of the repository that follow look at every file.
  for (const file of files) rmSync(join(folder, file));
  if (code !== 0) throw new Error(output.slice(0, 300));
}

/** @param {Checkout} checkout @param {ReturnType<typeof readSnippets>} snippets */
async function show({ folder, shell }, snippets) {
  const { output: hash } = shell(
    'openssl dgst -sha384 -binary dist/a11y-toolbar.js | openssl base64 -A',
    { cwd: 'widget' },
  );
  const browser = await chromium.launch({ executablePath: await findTestBrowser() });
  try {
    for (const { document, code } of snippets) {
      const page = await browser.newPage();
      await page.route('**/*', (route) => {
        const { pathname } = new URL(route.request().url());
        const headers = { 'access-control-allow-origin': '*' };
        if (pathname.endsWith('.js')) {
          return route.fulfill({ path: join(folder, 'widget/dist', pathname), headers });
        }
        const snippet = code.replace('sha384-…', `sha384-${hash.trim()}`);
        return route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="zh"><title>馆</title><body><h1>馆</h1>${snippet}</body></html>`,
        });
      });
      await page.goto('https://museum.example/');
      const button = page.getByRole('button');
      if ((await button.count()) > 0) await button.first().click();
      else {
        await page.evaluate(() => {
          const api = window.A11yToolbar;
          if (api && 'create' in api) api.create().open();
        });
      }
      await page
        .getByRole('button', { name: '放大' })
        .first()
        .waitFor({ timeout: 10_000 })
        .catch(() => {
          throw new Error(`${document}: ${code.split('\n')[0]} opens no toolbar`);
        });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
