import type { Disposable, Page } from '@playwright/test';

const events = ['console', 'pageerror', 'request', 'response', 'dialog'] as const;

/** Records the init scripts of the page; the returned function removes them. */
export function recordInitScripts(page: Page): () => Promise<void> {
  const add = page.addInitScript.bind(page);
  const scripts: Disposable[] = [];
  page.addInitScript = async (...given: Parameters<typeof add>) => {
    const script = await add(...given);
    scripts.push(script);
    return script;
  };
  return async () => {
    page.addInitScript = add;
    for (const script of scripts) await script.dispose();
  };
}

/**
 * Undoes what a test changed in the page and its context: listeners, documents, storage, routes, emulation. The address
 * is of a text file of the same origin: another document of it keeps the renderer process.
 */
export async function resetPage(page: Page, address: string): Promise<void> {
  const context = page.context();
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(address);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    reducedMotion: null,
    forcedColors: null,
  });
  await page.mouse.move(0, 0);
}
