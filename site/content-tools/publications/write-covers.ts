// Draws the covers of the museum’s publications: `npx tsx site/content-tools/publications/write-covers.ts`.
// Needs the font Noto Serif CJK SC. The results are committed; run this when a publication is added.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { covers } from './covers';
import { height, width } from './parts';

for (const [name, draw] of Object.entries(covers)) {
  const file = new URL(`../../content/images/publications/${name}.jpg`, import.meta.url);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw()}</svg>`;
  await sharp(Buffer.from(svg), { unlimited: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(fileURLToPath(file));
}
