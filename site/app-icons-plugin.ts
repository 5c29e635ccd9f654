import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { appIcons, manifestPaths, writeManifest } from './contract/app-icons';
import { museum } from './contract/museum';
import type { Language } from './contract/sites';

const seal = fileURLToPath(new URL('app/theme/favicon.svg', import.meta.url));
const paper = '#f8f5ee';

/** Below 48 pixels a browser takes the smallest picture of the file that is large enough. */
const icoSizes = [16, 32, 48] as const;

/** Draws the museum's seal as `favicon.ico` and as the icons of the web manifests. */
export function appIconsPlugin(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    async generateBundle() {
      const svg = await readFile(seal);
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: fileName.slice(1), source });
      for (const { path, size, fills } of appIcons) emit(path, await drawIcon(svg, size, fills));
      const pictures = await Promise.all(icoSizes.map((size) => drawIcon(svg, size, false)));
      emit('/favicon.ico', packIco(pictures));
      for (const language of Object.keys(manifestPaths) as Language[]) {
        emit(manifestPaths[language], writeManifest(language, museum[language]));
      }
    },
  };
}

/** The seal alone, or on paper with the margin that a maskable icon may lose. */
async function drawIcon(svg: Buffer, size: number, fills: boolean): Promise<Buffer> {
  const drawn = fills ? Math.round(size * 0.6) : size;
  const picture = await sharp(svg, { density: 72 * (drawn / 32) })
    .resize(drawn, drawn)
    .png()
    .toBuffer();
  if (!fills) return picture;
  const margin = Math.floor((size - drawn) / 2);
  const rest = size - drawn - margin;
  return sharp(picture)
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: `${paper}00` })
    .flatten({ background: paper })
    .png()
    .toBuffer();
}

/** An ICO file whose pictures are PNG files, as every browser above the floor reads it. */
function packIco(pictures: readonly Buffer[]): Buffer {
  const entrySize = 16;
  const header = Buffer.alloc(6 + entrySize * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const at = 6 + entrySize * index;
    const size = icoSizes[index] ?? 0;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
