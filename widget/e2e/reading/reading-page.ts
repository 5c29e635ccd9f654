import { fileURLToPath } from 'node:url';
import { test, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as ReadingModule from '../../src/reading';
import type { styles } from '../../src/view/styles';
import { isQuirkyProject } from '../host';

declare global {
  interface Window {
    readingModule: typeof ReadingModule & { styles: typeof styles };
    readings: { id: string; text: string; parts: ReadingModule.Reading['parts'] }[];
    watch: ReadingModule.EnableReading;
  }
}

let bundled: Promise<string> | undefined;

/** Named imports: the bundler's helper for a namespace import uses `for … in`, enabled patched prototypes break. */
const entry = `
  import { accessibleName, createOutline, spokenText, watchReading } from './index';
  import { styles } from '../view/styles';
  window.readingModule = { accessibleName, createOutline, spokenText, styles, watchReading };
`;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: entry,
      resolveDir: fileURLToPath(new URL('../../src/reading', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** Origin of the host page; no server exists, the test fulfils every request. */
export const origin = 'http://host.test';

/** Adds the reading module to the page as `window.readingModule`, bypassing the page's policy. */
export async function addReadingModule(page: Page): Promise<void> {
  bundled ??= bundle();
  await page.evaluate(await bundled);
}

/** Opens a host page with this body and frame documents by path, with `window.readingModule`. */
export async function openHost(
  page: Page,
  body: string,
  frames: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<void> {
  const html = (inner: string): string =>
    `${isQuirkyProject(test.info().project) ? '' : '<!doctype html>'}<html lang="zh-CN"><meta charset="utf-8"><body>${inner}`;
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    return route.fulfill({
      contentType: 'text/html',
      headers,
      body: html(path === '/' ? body : (frames[path] ?? '')),
    });
  });
  await page.goto(`${origin}/`);
  await addReadingModule(page);
}

/** Starts reading and collects the readings in `window.readings`. */
export const startReading = (
  page: Page,
  on: { pointer?: boolean; keyboard?: boolean },
): Promise<void> =>
  page.evaluate((enabled) => {
    window.readings = [];
    window.watch = window.readingModule.watchReading({
      document,
      ignore: (element) => element.closest('[data-ignored]') !== null,
      lang: 'zh-CN',
      onReading: ({ element, ...read }) => window.readings.push({ id: element.id, ...read }),
    });
    window.watch(enabled.pointer ?? false, enabled.keyboard ?? false);
  }, on);

export const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.readings.map(({ text }) => text));
