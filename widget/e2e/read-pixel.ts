import type { Page } from '@playwright/test';

/** Colour of one pixel of a screenshot, decoded by the browser in a separate page. */
export async function readPixel(page: Page, x: number, y: number): Promise<number[]> {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  const other = await page.context().newPage();
  try {
    return await other.evaluate(
      async (bytes) => {
        const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context?.drawImage(picture, 0, 0);
        return [...(context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])];
      },
      [...shot],
    );
  } finally {
    await other.close();
  }
}
