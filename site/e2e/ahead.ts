import type { Locator, Page } from '@playwright/test';

/** Keeps the libraries from coming; gives what lets them. */
export async function holdLibraries(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/vendor-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The page that came drawn, until the app takes its place. */
export const ahead = (page: Page): Locator => page.locator('.ahead');
