import type { Page } from '@playwright/test';
import { routes, type Route } from '../../contract/shared/routes';

/** Text size 200 %: twice the root font size of 112.5 %. */
const doubledFontSize = '225%';

/** Display modes, each of which must be accessible. */
const modes = {
  light: { apply: () => Promise.resolve(), undo: () => Promise.resolve() },
  dark: {
    apply: (page: Page) => page.emulateMedia({ colorScheme: 'dark' }),
    undo: (page: Page) => page.emulateMedia({ colorScheme: 'light' }),
  },
  contrast: {
    apply: (page: Page) => page.emulateMedia({ contrast: 'more' }),
    undo: (page: Page) => page.emulateMedia({ contrast: 'no-preference' }),
  },
  'large text': {
    apply: (page: Page) => enlarge(page, doubledFontSize),
    undo: (page: Page) => enlarge(page, ''),
  },
};

export type DisplayMode = keyof typeof modes;
const names = Object.keys(modes) as DisplayMode[];
const languages = ['zh', 'en'] as const;

/**
 * Modes in which a page is checked: at least one, chosen so that the pages of a kind in both languages
 * cover all modes together.
 */
export function modesOf(
  route: Route,
  language: (typeof languages)[number],
): readonly DisplayMode[] {
  const ofKind = routes.filter(({ page }) => page === route.page);
  const position = ofKind.indexOf(route) + (language === 'en' ? ofKind.length : 0);
  const pages = ofKind.length * languages.length;
  return pages >= names.length
    ? names.filter((_, index) => index === position % names.length)
    : names.filter((_, index) => index % pages === position);
}

/** Whether axe checks the structure of a route in this language, and the HTML validator in the other: in turn. */
export function hasStructureCheck(route: Route, language: (typeof languages)[number]): boolean {
  return (routes.indexOf(route) + languages.indexOf(language)) % languages.length === 0;
}

/** Runs `check` while the page is in the mode. */
export async function withMode(
  page: Page,
  mode: DisplayMode,
  check: () => Promise<void>,
): Promise<void> {
  // A menu that moves under the pointer at a larger text size would open over the page.
  await page.mouse.move(0, 0);
  await modes[mode].apply(page);
  await check();
  await modes[mode].undo(page);
}

async function enlarge(page: Page, size: string): Promise<void> {
  await page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    // Axe counts partly clipped links as small targets; scroll anchoring moves the page as text grows.
    for (let frame = 0; frame < 3; frame++) {
      window.scrollTo(0, 0);
      await new Promise(requestAnimationFrame);
    }
  }, size);
}
