import type { Page } from '@playwright/test';
import { routes, type Route } from '../../contract/routes';

/** The style sheet's own size is 112.5 %. */
const twice = '225%';

/** The ways in which a visitor may have the page shown (quality: each of them without a fault). */
const modes = {
  light: () => Promise.resolve(),
  dark: (page: Page) => page.emulateMedia({ colorScheme: 'dark' }),
  contrast: (page: Page) => page.emulateMedia({ contrast: 'more' }),
  'large text': (page: Page) => enlarge(page, twice),
};

export type Mode = keyof typeof modes;
const names = Object.keys(modes) as Mode[];
const languages = ['zh', 'en'] as const;

/**
 * Which modes a page is looked at in: each page in one at least, and the pages of a kind in all of them
 * together, in turn over its routes and both languages.
 */
export function modesOf(route: Route, language: (typeof languages)[number]): readonly Mode[] {
  const ofKind = routes.filter(({ page }) => page === route.page);
  const place = ofKind.indexOf(route) + (language === 'en' ? ofKind.length : 0);
  const pages = ofKind.length * languages.length;
  return pages >= names.length
    ? names.filter((_, index) => index === place % names.length)
    : names.filter((_, index) => index % pages === place);
}

/** Shows the page in that mode while `look` looks. */
export async function inMode(page: Page, mode: Mode, look: () => Promise<void>): Promise<void> {
  // A menu that comes under the pointer as letters grow would open over the page.
  await page.mouse.move(0, 0);
  await modes[mode](page);
  await look();
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  await enlarge(page, '');
}

async function enlarge(page: Page, size: string): Promise<void> {
  await page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    // A link half out of sight would count as a small target, and the browser keeps its place when letters grow.
    for (let frame = 0; frame < 3; frame++) {
      window.scrollTo(0, 0);
      await new Promise(requestAnimationFrame);
    }
  }, size);
}
