/** Edge of a tile in pixels. */
export const tileSize = 512;

/** Largest edge in pixels of pictures without tiles: a screen shows them whole. */
const maxUntiledEdge = 1_200;

export interface Size {
  width: number;
  height: number;
}

/** A tile of one level, with the region of the whole picture that it shows and its size. */
export interface Tile {
  scale: number;
  column: number;
  row: number;
  /** Pixels of the whole picture. */
  region: Size & { x: number; y: number };
  /** Pixels of the tile. */
  size: Size;
}

/** Reductions of a picture's levels, the whole size first; empty for a picture without tiles. */
export function scaleFactorsOf({ width, height }: Size): number[] {
  const edge = Math.max(width, height);
  if (edge <= maxUntiledEdge) return [];
  const factors = [1];
  for (let scale = 2; edge / (scale / 2) > tileSize; scale *= 2) factors.push(scale);
  return factors;
}

/** Size of a picture at a level. */
export function sizeAt({ width, height }: Size, scale: number): Size {
  return { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
}

/** The tile at a place of a level; `undefined` outside the picture. */
export function tileAt(
  picture: Size,
  scale: number,
  column: number,
  row: number,
): Tile | undefined {
  const edge = tileSize * scale;
  const [x, y] = [column * edge, row * edge];
  if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return undefined;
  const width = Math.min(edge, picture.width - x);
  const height = Math.min(edge, picture.height - y);
  const size = sizeAt({ width, height }, scale);
  return { scale, column, row, region: { x, y, width, height }, size };
}

/** The tiles of a level, row by row. */
export function tilesOf(picture: Size, scale: number): Tile[] {
  const edge = tileSize * scale;
  const columns = Math.ceil(picture.width / edge);
  const rows = Math.ceil(picture.height / edge);
  return Array.from({ length: rows * columns }, (_, index) =>
    tileAt(picture, scale, index % columns, Math.floor(index / columns)),
  ).filter((tile) => tile !== undefined);
}

/** File name of a tile; `name` is that of its picture. */
export function tileFile(name: string, { scale, column, row }: Tile): string {
  return `${name}-${scale}_${column}_${row}.jpg`;
}
