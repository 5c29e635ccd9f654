import {
  scaleFactorsOf,
  tileAt,
  tileSize,
  type Size,
  type Tile,
} from '../../../../contract/shared/iiif/image-pyramid';

/** A rectangle of the screen in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface View {
  /** The whole picture, zoomed. */
  shown: Box;
  /** The frame through which it is seen. */
  frame: Box;
  /** Device pixels for each CSS pixel. */
  pixelRatio: number;
}

/** A level may be enlarged by so much before the next one is loaded: a third is hardly seen. */
const maxEnlargement = 1.34;

/** The tiles in sight at the level that the zoom needs, below them those of the level before. */
export function visibleTiles(picture: Size, view: View): Tile[] {
  const { shown, pixelRatio } = view;
  if (shown.width <= 0) return [];
  const devicePixels = (shown.width * pixelRatio) / picture.width;
  const factors = scaleFactorsOf(picture);
  const scale = factors.findLast((each) => each === 1 || each * devicePixels <= maxEnlargement);
  if (scale === undefined) return [];
  const levels = [scale * 2, scale].filter((each) => factors.includes(each));
  return levels.flatMap((level) => tilesInFrame(picture, level, view));
}

function tilesInFrame(picture: Size, scale: number, { shown, frame }: View): Tile[] {
  const edge = tileSize * scale * (shown.width / picture.width);
  const first = (start: number) => Math.max(0, Math.floor(start / edge));
  const last = (end: number) => Math.ceil(end / edge) - 1;
  const [left, top] = [frame.left - shown.left, frame.top - shown.top];
  const tiles: Tile[] = [];
  for (let row = first(top); row <= last(Math.min(top + frame.height, shown.height)); row++) {
    for (
      let column = first(left);
      column <= last(Math.min(left + frame.width, shown.width));
      column++
    ) {
      const tile = tileAt(picture, scale, column, row);
      if (tile) tiles.push(tile);
    }
  }
  return tiles;
}
