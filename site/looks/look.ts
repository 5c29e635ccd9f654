import sharp from 'sharp';

/** A screenshot as one remembers it: small, grey and a little out of focus. */
export interface Look {
  width: number;
  height: number;
  /** Brightness of every pixel, row by row, 0 to 255. */
  pixels: Uint8Array;
}

/** The grey thumbnail that stands for a screenshot. */
export async function lookOf(screenshot: Buffer, width: number): Promise<Look> {
  const { data, info } = await sharp(screenshot)
    .flatten()
    .greyscale()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

export async function readLook(file: string): Promise<Look> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** Writes a look as a PNG of ten greys. */
export async function writeLook(file: string, { width, height, pixels }: Look): Promise<number> {
  const { size } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 10, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(file);
  return size;
}
