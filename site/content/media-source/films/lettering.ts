import { frame, sheet as design, type Words } from './film';

const { width, height } = design;
const ink = '#1d1a16';
const ash = '#4d473f';
const chinese = 'Noto Serif CJK SC';
const latin = 'DejaVu Serif, serif';

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Chinese from top to bottom, a character below the other, as on a title slip. */
function upright(text: string, x: number, top: number, size: number): string {
  const step = size * 1.18;
  // The colon has a form of its own between characters that stand one above the other.
  return Array.from(text.replace(/：/g, '︰'))
    .map(
      (sign, index) =>
        `<text x="${x}" y="${top + size + index * step}" font-size="${size}" font-family="${chinese}" font-weight="600" text-anchor="middle" fill="${ink}">${escaped(sign)}</text>`,
    )
    .join('');
}

/** Lines of at most so many letters, broken between words. */
export function brokenLines(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function latinLines(text: string, x: number, y: number, size: number, longest: number): string {
  return brokenLines(text, longest)
    .map(
      (line, index) =>
        `<text x="${x}" y="${y + index * size * 1.4}" font-size="${size}" font-family="${latin}" font-style="italic" fill="${ash}">${escaped(line)}</text>`,
    )
    .join('');
}

/** The museum's seal: 云泽 in white on cinnabar. */
function seal(x: number, y: number, size: number): string {
  const sign = (text: string, down: number) =>
    `<text x="${x + size / 2}" y="${y + down}" font-size="${size * 0.68}" font-family="${chinese}" font-weight="700" text-anchor="middle" fill="#fdf8f0">${text}</text>`;
  return `<rect x="${x}" y="${y}" width="${size}" height="${size * 1.62}" rx="3" fill="#a8322a"/>${sign('云', size * 0.76)}${sign('泽', size * 1.46)}`;
}

function sheet(inside: string, paper = false): Buffer {
  const ground = paper
    ? `<rect width="${width}" height="${height}" fill="#f8f5ee"/><path d="M0 34H${width}M0 ${height - 34}H${width}" stroke="#b4935a" stroke-width="1"/><path d="M0 0H${width}V30H0ZM0 ${height - 30}H${width}V${height}H0Z" fill="#ece4d4"/>`
    : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${width} ${height}">${ground}${inside}</svg>`,
  );
}

/** The title of a film on mounting paper, in both languages. */
export function titleSheet(title: Words): Buffer {
  const size = title.zh.length > 9 ? 46 : 58;
  const tall = title.zh.length * size * 1.18;
  const top = (height - tall) / 2 - 8;
  const lines = brokenLines(title.en, 26);
  return sheet(
    upright(title.zh, 486, top, size) +
      latinLines(title.en, 566, height / 2 - (lines.length - 1) * 21, 30, 26) +
      seal(566, height / 2 + lines.length * 26, 34),
    true,
  );
}

/** The ground of a leaf: paper, with the object's name beside the picture. */
export function leafSheet(label: Words | undefined): Buffer {
  if (!label) return sheet(seal(200, 520, 34), true);
  const size = label.zh.length > 9 ? 32 : 40;
  return sheet(
    upright(label.zh, 392, 92, size) + latinLines(label.en, 96, 560, 22, 22) + seal(96, 470, 30),
    true,
  );
}

/** The seal in the corner of a whole picture. */
export function cornerSheet(): Buffer {
  return sheet(seal(width - 84, height - 108, 34));
}
