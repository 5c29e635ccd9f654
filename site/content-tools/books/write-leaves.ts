// Draws a printed leaf of each ancient book: `npx tsx site/content-tools/books/write-leaves.ts [id …]`.
// Needs the font Noto Serif CJK TC. The results are committed; run this when a book is added.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import leaves from './leaves.json';
import { drawLeaf } from './draw-leaf';

const ids = process.argv.slice(2);
for (const leaf of leaves.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const file = new URL(`../../content/images/books/${leaf.id}-leaf.jpg`, import.meta.url);
  await sharp(Buffer.from(drawLeaf(leaf)))
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(fileURLToPath(file));
}
