import { readFileSync } from 'node:fs';

export const width = 1000;
export const height = 1400;

const fonts = 'Noto Serif CJK SC, serif';

interface Lettering {
  x: number;
  /** Baseline of the first line or character. */
  y: number;
  size: number;
  color: string;
  weight?: 400 | 700;
  anchor?: 'start' | 'middle' | 'end';
  /** Additional space between letters in pixels. */
  spacing?: number;
}

/** One line of horizontal text. */
export function line(
  text: string,
  { x, y, size, color, weight = 400, anchor = 'start', spacing = 0 }: Lettering,
): string {
  return `<text x="${x}" y="${y}" font-family="${fonts}" font-size="${size}" font-weight="${weight}" fill="${color}" text-anchor="${anchor}" letter-spacing="${spacing}">${text}</text>`;
}

/** Chinese text in a column, from the top. */
export function column(text: string, { size, spacing = 0, ...place }: Lettering): string {
  return Array.from(text)
    .map((character, index) => {
      const y = place.y + size * 0.88 + index * (size + spacing);
      return line(character, { ...place, y, size, anchor: 'middle' });
    })
    .join('');
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture of the pack that fills the box; `position` is a value of `preserveAspectRatio`. */
export function picture(file: string, box: Box, position = 'xMidYMid'): string {
  const data = readFileSync(new URL(`../../content/images/${file}`, import.meta.url));
  return `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="${position} slice" href="data:image/jpeg;base64,${data.toString('base64')}"/>`;
}

export const fill = ({ x, y, width: w, height: h }: Box, color: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${color}"/>`;

/** The museum’s seal with two characters, one above the other. */
export function seal(x: number, y: number, size: number): string {
  const letter = { x: x + size / 2, size: size * 0.72, color: '#f8f5ee', weight: 700 } as const;
  return (
    fill({ x, y, width: size, height: size * 1.62 }, '#a8322a') +
    column('云泽', { ...letter, y: y + size * 0.06, spacing: size * 0.03 })
  );
}
