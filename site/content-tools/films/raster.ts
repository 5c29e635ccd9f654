import type { Sharp } from 'sharp';

/** RGB pixels, one byte a channel. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A part of a picture in its pixels; fractions make slow movement smooth. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export async function toRaster(image: Sharp): Promise<Raster> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Draws a view of a picture into a box of another one, with bilinear interpolation. */
export function drawView(target: Raster, box: Box, source: Raster, view: View): void {
  const { data, width } = source;
  const stepX = view.width / box.width;
  const stepY = view.height / box.height;
  for (let y = 0; y < box.height; y++) {
    const sourceY = Math.min(view.top + y * stepY, source.height - 1.001);
    const row = Math.floor(sourceY);
    const down = sourceY - row;
    let to = ((box.top + y) * target.width + box.left) * 3;
    for (let x = 0; x < box.width; x++, to += 3) {
      const sourceX = Math.min(view.left + x * stepX, width - 1.001);
      const column = Math.floor(sourceX);
      const right = sourceX - column;
      const from = (row * width + column) * 3;
      const below = from + width * 3;
      for (let channel = 0; channel < 3; channel++) {
        const a = data[from + channel] ?? 0;
        const b = data[from + 3 + channel] ?? 0;
        const c = data[below + channel] ?? 0;
        const d = data[below + 3 + channel] ?? 0;
        const upper = a + (b - a) * right;
        target.data[to + channel] = upper + (c + (d - c) * right - upper) * down;
      }
    }
  }
}

/** Draws an RGBA overlay over a picture of the same size; `strength` from 0 to 1 scales its alpha. */
export function drawOver(target: Raster, overlay: Uint8Array, strength = 1): void {
  const { data } = target;
  for (let pixel = 0, from = 0; from < overlay.length; pixel += 3, from += 4) {
    const alpha = ((overlay[from + 3] ?? 0) / 255) * strength;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const under = data[pixel + channel] ?? 0;
      data[pixel + channel] = under + ((overlay[from + channel] ?? 0) - under) * alpha;
    }
  }
}

/** Blends another picture of the same size into one; `share` from 0 to 1. */
export function blend(target: Raster, other: Raster, share: number): void {
  const { data } = target;
  for (let at = 0; at < data.length; at++) {
    const own = data[at] ?? 0;
    data[at] = own + ((other.data[at] ?? 0) - own) * share;
  }
}
