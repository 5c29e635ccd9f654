import {
  scaleFactorsOf,
  sizeAt,
  tileAt,
  tileFile,
  tileSize,
  type Size,
} from '../../contract/shared/iiif/image-pyramid';

/** A picture with the names of its files. */
interface StoredPicture extends Size {
  name: string;
  full: string;
}

/** Parameters of an image request, IIIF Image API 3.0, section 4. */
export interface ImageRequest {
  region: string;
  size: string;
  rotation: string;
  file: string;
}

/** The file of an image request; `undefined` for one that level 0 does not offer. */
export function findImageFile(picture: StoredPicture, request: ImageRequest): string | undefined {
  const { region, size, rotation, file } = request;
  if (rotation !== '0' || file !== 'default.jpg') return undefined;
  const box = parseNumbers(region, 4);
  const wanted = size === 'max' ? undefined : parseSize(size);
  if (size !== 'max' && !wanted) return undefined;
  if (region === 'full' || (box && isWhole(box, picture))) return findWhole(picture, wanted);
  return box && wanted && findTile(picture, box, wanted);
}

function findWhole(picture: StoredPicture, wanted: Size | undefined): string | undefined {
  if (!wanted || isSame(wanted, picture)) return picture.full;
  const smallest = scaleFactorsOf(picture).at(-1) ?? 0;
  const tile = smallest ? tileAt(picture, smallest, 0, 0) : undefined;
  return tile && isSame(wanted, sizeAt(picture, smallest))
    ? tileFile(picture.name, tile)
    : undefined;
}

function findTile(picture: StoredPicture, box: readonly number[], wanted: Size) {
  const [x = 0, y = 0, width = 0, height = 0] = box;
  for (const scale of scaleFactorsOf(picture)) {
    const edge = tileSize * scale;
    if (x % edge !== 0 || y % edge !== 0) continue;
    const tile = tileAt(picture, scale, x / edge, y / edge);
    const isRegion = tile?.region.width === width && tile.region.height === height;
    if (tile && isRegion && isSame(wanted, tile.size)) return tileFile(picture.name, tile);
  }
  return undefined;
}

const isWhole = ([x, y, width, height]: readonly number[], picture: Size) =>
  x === 0 && y === 0 && width === picture.width && height === picture.height;

/** Clients round the last tile of a level up or down. */
const isSame = (one: Size, other: Size) =>
  Math.abs(one.width - other.width) <= 1 && Math.abs(one.height - other.height) <= 1;

function parseSize(text: string): Size | undefined {
  const [width, height] = parseNumbers(text, 2) ?? [];
  return width && height ? { width, height } : undefined;
}

function parseNumbers(text: string, count: number): number[] | undefined {
  const numbers = text.split(',');
  const isValid = numbers.length === count && numbers.every((each) => /^\d{1,6}$/.test(each));
  return isValid ? numbers.map(Number) : undefined;
}
