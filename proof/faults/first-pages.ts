import type { Page } from '@playwright/test';
import { samplePages } from '../../site/e2e/sample-pages';
import type { FaultProxy } from './fault-proxy';
import { openFromPage, settledText } from './settled-page';

/** The first page that requests a path, with the text that it shows. */
export interface FirstPage {
  request: string;
  path: string;
  text: string;
}

/**
 * Finds the first sample page for each path that is wanted, in the order of the paths. The requests of the page before, from which the app goes to
 * each, count `withDocument` only.
 */
export async function findFirstPages(
  page: Page,
  proxy: FaultProxy,
  isWanted: (path: string) => boolean,
  { withDocument }: { withDocument: boolean },
): Promise<FirstPage[]> {
  const found = new Map<string, FirstPage>();
  for (const { path } of samplePages()) {
    await page.goto('about:blank');
    proxy.takePaths();
    await openFromPage(page, proxy, path);
    if (!withDocument) proxy.takePaths();
    const text = await settledText(page, proxy, 800);
    for (const request of proxy.takePaths().filter(isWanted)) {
      if (!found.has(request)) found.set(request, { request, path, text });
    }
  }
  return [...found.values()].sort((one, other) => (one.request < other.request ? -1 : 1));
}
