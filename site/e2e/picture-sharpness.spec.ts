import type { Page } from '@playwright/test';
import { expect, test, walkTo } from './fixtures';
import { samplePages } from './sample-pages';

interface ShownPicture {
  /** Pixels of the chosen file for one pixel of CSS. */
  density: number;
  file: string;
  box: string;
}

/** The visible photographs of the page, all of them loaded; not drawings and codes, which have no size of their own. */
function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().width > 2,
    );
    const shown: ShownPicture[] = [];
    for (const image of images) {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
      const source = image.currentSrc;
      if (!/\.(avif|webp|jpe?g|png)$/.test(source)) continue;
      // An image without `srcset` has the size of its file.
      const file = new Image();
      file.src = source;
      await file.decode();
      const { objectFit, paddingInline, paddingBlock } = getComputedStyle(image);
      const width = image.clientWidth - 2 * parseFloat(paddingInline);
      const height = image.clientHeight - 2 * parseFloat(paddingBlock);
      const across = file.naturalWidth / width;
      const down = file.naturalHeight / height;
      const density =
        objectFit === 'cover'
          ? Math.min(across, down)
          : objectFit === 'contain'
            ? Math.max(across, down)
            : across;
      shown.push({ density, file: source, box: `${width} × ${height}` });
    }
    return shown;
  });
}

for (const { deviceScaleFactor, least, what } of [
  { deviceScaleFactor: 1, least: 1, what: 'is enlarged' },
  { deviceScaleFactor: 2, least: 1.5, what: 'has less than 1.5 pixels for one of CSS' },
]) {
  test.describe(() => {
    test.use({ deviceScaleFactor, viewport: { width: 1440, height: 900 } });

    test(`no picture ${what} on a screen with a pixel ratio of ${deviceScaleFactor}, on any page kind`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      let count = 0;
      for (const { kind, path } of samplePages()) {
        await walkTo(page, 'zh', path);
        const pictures = await shownPictures(page);
        count += pictures.length;
        // Rounded: a box of 480.4 px has a file of 480 px.
        const tooSmall = pictures.filter(({ density }) => density < least - 0.01);
        expect.soft(tooSmall, kind).toEqual([]);
      }
      expect(count).toBeGreaterThan(100);
    });
  });
}
