import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** A4 without the margins of `@page`, in CSS pixels. */
const sheet = { width: 680, height: 994 };

/** Emulates print media at sheet size, with a dark colour scheme, which print must override. */
export async function emulatePrint(page: Page): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
}

/** Undoes `emulatePrint`. */
export async function emulateScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Texts with a contrast below 7:1 on white, and backgrounds around `main` that are not white. */
export function findLowContrastText(): string[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const found = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!own || !isSeen(element) || element.closest('svg, noscript')) continue;
    const { color } = getComputedStyle(element);
    const contrast = 1.05 / (luminance(color) + 0.05);
    if (contrast < 7) found.add(`${color}: ${element.textContent.trim().slice(0, 30)}`);
  }
  for (
    let background = document.querySelector('main');
    background;
    background = background.parentElement
  ) {
    const { backgroundColor } = getComputedStyle(background);
    const [, , , alpha = 1] = channels(backgroundColor);
    if (alpha > 0 && luminance(backgroundColor) < 1) found.add(`background: ${backgroundColor}`);
  }
  return [...found];
}

/** Pictures that would print incompletely: cropped, clipped by an ancestor, or larger than a sheet. */
export function findIncompletePictures(height: number): string[] {
  const found: string[] = [];
  for (const image of document.querySelectorAll<HTMLElement>('main img, main video')) {
    if (!image.checkVisibility()) continue;
    const box = image.getBoundingClientRect();
    const name = image.getAttribute('src')?.split('/').pop() ?? image.tagName;
    if (getComputedStyle(image).objectFit === 'cover') found.push(`cropped: ${name}`);
    if (box.height > height) found.push(`taller than the sheet: ${name}`);
    if (box.right > document.documentElement.clientWidth + 1) found.push(`too wide: ${name}`);
    for (let frame = image.parentElement; frame; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflow === 'visible') continue;
      const around = frame.getBoundingClientRect();
      const isClipped =
        box.left < around.left - 1 ||
        box.right > around.right + 1 ||
        box.top < around.top - 1 ||
        box.bottom > around.bottom + 1;
      if (isClipped) found.push(`clipped by an ancestor: ${name}`);
    }
  }
  return found;
}

/** Assertions for every printed page. */
export async function expectPrintable(page: Page, siteName: string): Promise<void> {
  const seen = (selector: string) => page.locator(`${selector}:visible`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(seen('nav')).toHaveCount(0);
  await expect(seen('button:not([data-print=keep])')).toHaveCount(0);
  await expect(page.locator('[data-a11y-toolbar]').getByRole('button')).toHaveCount(0);

  const letterhead = seen('[data-print=only]');
  await expect(letterhead).toHaveCount(1);
  await expect(letterhead).toContainText(siteName);
  await expect(letterhead).toContainText(decodeURI(page.url()));

  expect(await page.evaluate(findLowContrastText)).toEqual([]);
  expect(await page.evaluate(findIncompletePictures, sheet.height)).toEqual([]);

  const heading = page.getByRole('heading', { level: 1 });
  const box = await heading.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0), 'title on the first sheet').toBeLessThan(
    sheet.height,
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'no horizontal overflow').toBeLessThanOrEqual(0);

  const links = await seen('main a[href^=http]:not(:has(img))').evaluateAll((found) =>
    found.map((each) => ({
      address: each.getAttribute('href') ?? '',
      printed: getComputedStyle(each, '::after').content,
    })),
  );
  for (const { address, printed } of links) expect(printed).toContain(address);
}

/** Number of sheets in the PDF of the page; fails when the output is not a PDF. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}
