import { fileURLToPath } from 'node:url';
import { test, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as Room from '../../src/reading';
import { isQuirkyProject } from '../host';

declare global {
  interface Window {
    room: typeof Room;
    heard: { id: string; text: string; lang: string; parts: Room.Reading['parts'] }[];
    watch: Room.Watch;
  }
}

let bundled: Promise<string> | undefined;

/** The exports are named one by one: a bundler's own helper for all of them goes round with `for … in`. */
const entry = `
  import { accessibleName, createOutline, spokenText, watchReading } from './index';
  window.room = { accessibleName, createOutline, spokenText, watchReading };
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

/** A host page's origin; nothing listens there, every answer comes from the test. */
export const origin = 'http://host.test';

/** Puts the room into the page as `window.room`, past the page's own policy. */
export async function addRoom(page: Page): Promise<void> {
  bundled ??= bundle();
  await page.evaluate(await bundled);
}

/** Opens a host page made of a body and, by path, of the documents of its frames; `window.room` is ready. */
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
  await addRoom(page);
}

/** Switches reading on and gathers what is heard in `window.heard`. */
export const startReading = (
  page: Page,
  on: { pointer?: boolean; keyboard?: boolean },
): Promise<void> =>
  page.evaluate((which) => {
    window.heard = [];
    window.watch = window.room.watchReading({
      document,
      ignore: (element) => element.closest('[data-ignored]') !== null,
      lang: 'zh-CN',
      onReading: ({ element, ...read }) => window.heard.push({ id: element.id, ...read }),
    });
    if (which.pointer) window.watch.pointer(true);
    if (which.keyboard) window.watch.keyboard(true);
  }, on);

export const heardTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.heard.map(({ text }) => text));
