import sharp from 'sharp';

/**
 * Removes Exif, XMP and IPTC, which reveal location and author. Upright JPEG and PNG files keep identical
 * pixels; other files are encoded again at high quality. Colour profiles are kept.
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  const { format, exif, xmp, iptc, orientation = 1 } = await sharp(bytes).metadata();
  if (orientation === 1 && format === 'jpeg') return removeSegments(bytes);
  if (orientation === 1 && format === 'png') return removeChunks(bytes);
  if (!exif && !xmp && !iptc && orientation === 1) return bytes;
  const upright = sharp(bytes).autoOrient().keepIccProfile();
  if (format === 'jpeg')
    return upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'png') return upright.png().toBuffer();
  return format === 'webp'
    ? upright.webp({ quality: 95 }).toBuffer()
    : upright.avif({ quality: 80 }).toBuffer();
}

/** APP1 contains Exif and XMP, APP13 IPTC, COM free text; ITU T.81 B.2. */
const jpegMetadata: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);
const startOfScan = 0xda;

function removeSegments(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === startOfScan) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!jpegMetadata.has(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}

/** Chunks of PNG (third edition) that contain Exif, free text or the modification time. */
const pngMetadata: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const pngSignature = 8;
/** Length, type and checksum around a chunk's data. */
const chunkFrame = 12;

function removeChunks(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, pngSignature)];
  let at = pngSignature;
  while (at + chunkFrame <= bytes.length) {
    const end = at + chunkFrame + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!pngMetadata.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
