import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createJpeg } from '../../testing/fixture-pack';
import { temporaryFolder } from '../../testing/temporary-folder';
import { resolvePackFile } from '../files/pack-file';
import { inspectPicture, InvalidImageError } from './image-sizes';
import { openMediaStore } from './media-store';
import { markUncropped, withPortrait } from './portrait-version';

/** Inspects `scenes/hall.jpg` of a pack with these files, with its portrait version. */
async function inspectHall(files: Record<string, Uint8Array>) {
  const folder = temporaryFolder('pack');
  mkdirSync(join(folder, 'scenes'));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  const store = openMediaStore(temporaryFolder('media'));
  const hall = await inspectPicture(join(folder, 'scenes/hall.jpg'), store);
  return withPortrait(hall, (file) => resolvePackFile(folder, file), 'scenes/hall.jpg', store);
}

test('a picture is stored with its portrait version', async () => {
  const storeHall = await inspectHall({
    'scenes/hall.jpg': await createJpeg('#223344', 600, 300),
    'scenes/hall-portrait.jpg': await createJpeg('#334455', 320, 400),
  });
  const { width, upright, whole } = await markUncropped(storeHall)();
  expect({ width, whole }).toEqual({ width: 600, whole: undefined });
  expect(upright).toMatchObject({ width: 320, height: 400 });
  expect(upright?.sources[0]?.srcset).toMatch(/-320\.avif 320w$/);
});

test('an object’s picture without a portrait version is marked as not to be cropped', async () => {
  const storeHall = await inspectHall({ 'scenes/hall.jpg': await createJpeg('#445566', 600, 300) });
  expect(await storeHall()).not.toHaveProperty('upright');
  expect(await markUncropped(storeHall)()).toMatchObject({ width: 600, whole: true });
});

test('the error for a damaged portrait version says that it is the upright picture', async () => {
  const hall = inspectHall({
    'scenes/hall.jpg': await createJpeg('#556677', 600, 300),
    'scenes/hall-portrait.jpg': Buffer.from('no picture'),
  });
  await expect(hall).rejects.toThrow(InvalidImageError);
  await expect(hall).rejects.toThrow(/upright/);
});
