// Renders the pictures of the shop products from pictures of the collection:
//   node site/content-tools/products/draw-products.mjs
// The results are committed; run this when a product is added or changed.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { shapes } from './shapes.mjs';

/** @typedef {{ file: string, position?: string, zoom?: number, brightness?: number }} Print `brightness` turns a shaded ground white. */
/** @typedef {{ id: string, shape: string, prints: Print[], ground?: string }} Product */

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../../content/${path}`, import.meta.url));
/** @type {{ products: Product[], banner: string[] }} */
const { products, banner } = JSON.parse(
  await readFile(new URL('products.json', import.meta.url), 'utf8'),
);

/**
 * A part of a picture as a data URL, cropped to the window of the shape.
 * @param {Print} print @param {number} width @param {number} height
 */
async function print({ file, position = 'attention', zoom = 1, brightness = 1 }, width, height) {
  const size = { width: Math.round(width * zoom), height: Math.round(height * zoom) };
  const bytes = await sharp(at(file))
    .resize({ ...size, fit: 'cover', position })
    .extract({
      left: Math.round((size.width - width) / 2),
      top: position === 'top' ? 0 : Math.round((size.height - height) / 2),
      width,
      height,
    })
    .linear(brightness, 0)
    .jpeg({ quality: 88 })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

/** @param {Product} product */
async function draw({ shape, prints, ground = '#e9e1d2' }) {
  const drawing = shapes[shape];
  if (!drawing) throw new Error(`Unknown product shape ${shape}.`);
  const { windows, paint } = drawing;
  const cut = await Promise.all(
    windows.map(([width, height], index) => {
      const part = prints[index % prints.length];
      if (!part) throw new Error(`A product of the shape ${shape} has no prints.`);
      return print(part, width, height);
    }),
  );
  return sharp(Buffer.from(paint(cut, ground))).flatten({ background: ground });
}

for (const product of products) {
  await (
    await draw(product)
  )
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(at(`images/products/${product.id}.jpg`));
}

/** Edge of a product in the banner, and height of the banner, whose aspect ratio is that of the shop’s carousel. */
const [tile, bannerHeight] = [960, 1170];
const tiles = await Promise.all(
  banner.map(async (id, index) => ({
    input: await sharp(at(`images/products/${id}.jpg`))
      .resize(tile, tile)
      .toBuffer(),
    left: index * tile,
    top: (bannerHeight - tile) / 2,
  })),
);
await sharp({
  create: { width: banner.length * tile, height: bannerHeight, channels: 3, background: '#e9e1d2' },
})
  .composite(tiles)
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(at('images/products/banner.jpg'));
