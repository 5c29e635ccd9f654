import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { frame, cardSize, type Move, type Scene } from './film';
import { drawCornerSeal, drawLeafCard } from './title-cards';
import { drawOver, drawView, toRaster, type Box, type Raster, type View } from './raster';

/** Draws a scene into a frame; `share` is the elapsed part of its time, from 0 to 1. */
export type Shot = (target: Raster, share: number) => void;

interface Folders {
  /** Folder of the pictures of the content pack. */
  images: URL;
  /** Folder of the renderings with the turntables. */
  renderings: URL;
}

const whole: Box = { left: 0, top: 0, width: frame.width, height: frame.height };
const scale = frame.width / cardSize.width;
const leaf: Box = {
  left: Math.round(476 * scale),
  top: Math.round(60 * scale),
  width: Math.round(720 * scale),
  height: Math.round(600 * scale),
};

export async function createShot(scene: Scene, folders: Folders): Promise<Shot> {
  if ('turntable' in scene.picture) return turningShot(scene, scene.picture.turntable, folders);
  const file = fileURLToPath(new URL(scene.picture.image, folders.images));
  return scene.layout === 'full' ? fullShot(scene.move, file) : leafShot(scene, file);
}

async function fullShot(move: Move, file: string): Promise<Shot> {
  const { width, height } = await sharp(file).metadata();
  const larger = Math.max((frame.width * 1.16) / width, (frame.height * 1.16) / height);
  const picture = await toRaster(sharp(file).resize(Math.round(width * larger)));
  const overlay = await sharp(drawCornerSeal()).ensureAlpha().raw().toBuffer();
  return (target, share) => {
    drawView(target, whole, picture, viewAt(picture, move, share));
    drawOver(target, overlay, 0.92);
  };
}

/** The visible part of a picture during its movement. */
function viewAt(picture: Raster, move: Move, share: number): View {
  const near = 0.9;
  const zoom =
    move === 'in' ? 1 - (1 - near) * share : move === 'out' ? near + (1 - near) * share : 1;
  const fit = Math.min(picture.width / frame.width, picture.height / frame.height) * zoom;
  const width = frame.width * (move === 'in' || move === 'out' ? fit : 1);
  const height = frame.height * (move === 'in' || move === 'out' ? fit : 1);
  const slackX = picture.width - width;
  const slackY = picture.height - height;
  const across = { left: 1 - share, right: share, unroll: 1 - share }[move as string] ?? 0.5;
  const down = move === 'up' ? 1 - share : 0.5;
  // A pan covers at most a third of the frame’s width: more would be too fast.
  const span = move === 'unroll' ? 1 : Math.min(1, (frame.width * 0.34) / Math.max(slackX, 1));
  const left = slackX * (0.5 + (across - 0.5) * span);
  return { left, top: slackY * down, width, height };
}

async function leafShot(scene: Scene, file: string): Promise<Shot> {
  const { width, height } = await sharp(file).metadata();
  const box = fitIntoLeaf(width, height);
  const picture = await toRaster(sharp(file).resize(Math.round(box.width * 1.12)));
  const ground = await toRaster(sharp(drawLeafCard(scene.label)));
  return (target, share) => {
    target.data.set(ground.data);
    // Objects are shown whole: the zoom is limited to the margin of the picture.
    const near = scene.move === 'in' ? 1 - 0.06 * share : 0.94 + 0.06 * share;
    drawView(target, box, picture, {
      left: (picture.width * (1 - near)) / 2,
      top: (picture.height * (1 - near)) / 2,
      width: picture.width * near,
      height: picture.height * near,
    });
  };
}

async function turningShot(scene: Scene, object: string, folders: Folders): Promise<Shot> {
  const folder = new URL(`turn-${object}/`, folders.renderings);
  const files = readdirSync(folder).sort();
  const first = await sharp(fileURLToPath(new URL(files[0] ?? '', folder))).metadata();
  const box = fitIntoLeaf(first.width, first.height);
  const steps = await Promise.all(
    files.map((file) =>
      toRaster(sharp(fileURLToPath(new URL(file, folder))).resize(box.width + 2)),
    ),
  );
  const ground = await toRaster(sharp(drawLeafCard(scene.label)));
  return (target, share) => {
    target.data.set(ground.data);
    const step = steps[Math.floor(share * steps.length) % steps.length];
    if (step)
      drawView(target, box, step, { left: 1, top: 1, width: box.width, height: box.height });
  };
}

/** Box of a picture with this aspect ratio on a `leaf`. */
function fitIntoLeaf(width: number, height: number): Box {
  const fit = Math.min(leaf.width / width, leaf.height / height);
  const size = { width: Math.round(width * fit), height: Math.round(height * fit) };
  return {
    left: leaf.left + Math.round((leaf.width - size.width) / 2),
    top: leaf.top + Math.round((leaf.height - size.height) / 2),
    ...size,
  };
}
