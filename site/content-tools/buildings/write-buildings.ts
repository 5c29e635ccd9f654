// Draws the sites and units of the museum: `npx tsx site/content-tools/buildings/write-buildings.ts`.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { toSvg, unitDrawings } from './units';

const folder = fileURLToPath(new URL('../../content/images/units/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const name of Object.keys(unitDrawings)) {
  await sharp(Buffer.from(toSvg(name)))
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(`${folder}${name}.jpg`);
}
