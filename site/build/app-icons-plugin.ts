import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { appIcons, manifestPaths, writeManifest } from '../contract/shared/app-icons';
import { museum } from '../contract/shared/museum';
import { editionNames, editions } from '../contract/shared/sites';
import { toTraditional } from '../traditional/to-traditional';

const seal = fileURLToPath(new URL('../app/theme/favicon.svg', import.meta.url));
const background = '#f8f5ee';

/** Sizes in pixels of the images in `favicon.ico`. */
const icoSizes = [16, 32, 48] as const;

/** Emits `favicon.ico`, the icons and the web manifests, drawn from the seal of the museum. */
export function appIconsPlugin(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    async generateBundle() {
      const svg = await readFile(seal);
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: fileName.slice(1), source });
      for (const { path, size, isMaskable } of appIcons)
        emit(path, await drawIcon(svg, size, isMaskable));
      const images = await Promise.all(icoSizes.map((size) => drawIcon(svg, size, false)));
      emit('/favicon.ico', packIco(images));
      for (const edition of editionNames) {
        const manifest = writeManifest(edition, museum[editions[edition].language]);
        emit(manifestPaths[edition], edition === 'hant' ? toTraditional(manifest) : manifest);
      }
    },
  };
}

/** Renders the seal: transparent, or for maskable icons with background and safe zone. */
async function drawIcon(svg: Buffer, size: number, isMaskable: boolean): Promise<Buffer> {
  const sealSize = isMaskable ? Math.round(size * 0.6) : size;
  const picture = await sharp(svg, { density: 72 * (sealSize / 32) })
    .resize(sealSize, sealSize)
    .png()
    .toBuffer();
  if (!isMaskable) return picture;
  const margin = Math.floor((size - sealSize) / 2);
  const rest = size - sealSize - margin;
  return sharp(picture)
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: `${background}00` })
    .flatten({ background })
    .png()
    .toBuffer();
}

/** ICO file with PNG images, which all supported browsers read. */
function packIco(images: readonly Buffer[]): Buffer {
  const entrySize = 16;
  const header = Buffer.alloc(6 + entrySize * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const at = 6 + entrySize * index;
    const size = icoSizes[index] ?? 0;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(image.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
}
