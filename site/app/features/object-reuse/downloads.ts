import type { Image } from '../../../contract/schemas/common/fields';

/** A file of a picture that visitors can save. */
export interface Download {
  src: string;
  /** Name under which it is saved. */
  name: string;
  /** `JPEG`, `WebP`. */
  format: string;
  width: number;
  height: number;
}

const formats: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
};

/** The original, and the smaller sizes in the format that most programs open. */
export function downloadsOf({ src, width, height, sources = [] }: Image, name: string): Download[] {
  const webp = sources.find(({ type }) => type === 'image/webp')?.srcset ?? '';
  const smaller = [...webp.matchAll(/(\S+) (\d+)w/g)]
    .map(([, address = '', size = '']) => ({ address, size: Number(size) }))
    .filter(({ size }) => size < width)
    .sort((one, other) => other.size - one.size)
    .map(({ address, size }) =>
      describe(address, name, { width: size, height: Math.round((size * height) / width) }),
    );
  return [describe(src, name, { width, height }), ...smaller];
}

function describe(src: string, name: string, size: { width: number; height: number }): Download {
  const extension = /\.(\w+)$/.exec(src)?.[1] ?? '';
  const format = formats[extension] ?? extension.toUpperCase();
  return { src, name: `${name}-${size.width}.${extension}`, format, ...size };
}

/** “412 KB”, “1.3 MB”. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
