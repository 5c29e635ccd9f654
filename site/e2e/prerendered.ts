import type { Locator, Page } from '@playwright/test';

/** Delays the vendor chunks; returns the function that releases them. */
export async function delayLibraries(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/vendor-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** `#root` until the app has hydrated or replaced the prerendered page. */
export const prerenderedPage = (page: Page): Locator => page.locator('.prerendered');
