import { expect, type Page } from '@playwright/test';
import { routes, type Route } from '../../contract/shared/routes';
import { isFullSweep } from '../sweep';

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

/** Routes of the same kind with checks of structure and display: two have a page for each mode in both languages. */
const checkedRoutes = ({ page }: Route) =>
  routes.filter((each) => each.page === page).slice(0, isFullSweep ? routes.length : 2);

/**
 * Modes in which a page is checked, chosen so that the pages of a kind in both languages cover all modes together:
 * at least one on each page of a full sweep.
 */
export function modesOf(
  route: Route,
  language: (typeof languages)[number],
): readonly DisplayMode[] {
  const ofKind = checkedRoutes(route);
  if (!ofKind.includes(route)) return [];
  const position = ofKind.indexOf(route) + (language === 'en' ? ofKind.length : 0);
  const pages = ofKind.length * languages.length;
  return pages >= names.length
    ? names.filter((_, index) => index === position % names.length)
    : names.filter((_, index) => index % pages === position);
}

/** The check of structure of a route in this language; the other language has the other one. */
export function structureCheckOf(
  route: Route,
  language: (typeof languages)[number],
): 'axe' | 'validator' | undefined {
  const index = checkedRoutes(route).indexOf(route);
  if (index < 0) return undefined;
  return (index + languages.indexOf(language)) % 2 === 0 ? 'axe' : 'validator';
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
  await standAtTop(page);
  await check();
  await modes[mode].undo(page);
}

async function enlarge(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
}

/**
 * Axe counts partly clipped or covered links as small targets: scroll anchoring moves the page as text grows, and a menu
 * closes some time after the pointer has left it.
 */
async function standAtTop(page: Page): Promise<void> {
  await expect(page.locator('header nav [data-disclosure] [aria-expanded="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}
