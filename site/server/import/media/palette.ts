import sharp from 'sharp';
import { distance, labOf, mixOf, toHex, type Lab } from '../../colour/lab';

/** A colour of a picture as `#rrggbb`, and its part of the object from 0 to 1. */
export interface PaletteColor {
  color: string;
  share: number;
}

/** Edge of the reduced picture: enough pixels for shares, without the grain of a photograph. */
const edge = 96;
const maxColors = 5;
/** Distances in CIELAB (CIE76): a pixel of the ground, two colours that look the same. */
const groundDistance = 11;
const sameDistance = 15;
/** A smaller object is not told from its ground: then all pixels count, as in a painting. */
const minObjectShare = 0.06;
const minShare = 0.03;

/** The main colours of the object in a picture, without the ground on which it was photographed. */
export async function paletteOf(bytes: Buffer): Promise<PaletteColor[]> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(edge, edge, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) =>
    labOf(...pixelAt(data, index * info.channels)),
  );
  const object = withoutGround(pixels, info.width, info.height);
  return groupColors(object.length < pixels.length * minObjectShare ? pixels : object);
}

function pixelAt(data: Buffer, at: number): [number, number, number] {
  const [red = 0, green = red, blue = red] = data.subarray(at, at + 3);
  return [red, green, blue];
}

/** Pixels that differ from both ends of their row and both ends of their column: grounds are graded. */
function withoutGround(pixels: readonly Lab[], width: number, height: number): Lab[] {
  const at = (x: number, y: number) => pixels[y * width + x] ?? [0, 0, 0];
  return pixels.filter((pixel, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const ends = [at(0, y), at(width - 1, y), at(x, 0), at(x, height - 1)];
    return ends.every((end) => distance(end, pixel) > groundDistance);
  });
}

/** Joins pixels with the nearest colour found so far, the most frequent ones first. */
function groupColors(pixels: readonly Lab[]): PaletteColor[] {
  const cells = new Map<string, Lab[]>();
  for (const pixel of pixels) {
    const key = pixel.map((value) => Math.round(value / 12)).join();
    const cell = cells.get(key);
    if (cell) cell.push(pixel);
    else cells.set(key, [pixel]);
  }
  const groups: Lab[][] = [];
  for (const cell of [...cells.values()].sort((one, other) => other.length - one.length)) {
    const near = groups.find((group) => distance(mixOf(group), mixOf(cell)) < sameDistance);
    if (near) near.push(...cell);
    else groups.push([...cell]);
  }
  return groups
    .map((group) => ({ color: toHex(mixOf(group)), share: round(group.length / pixels.length) }))
    .filter(({ share }) => share >= minShare)
    .sort((one, other) => other.share - one.share)
    .slice(0, maxColors);
}

const round = (share: number) => Math.round(share * 100) / 100;
