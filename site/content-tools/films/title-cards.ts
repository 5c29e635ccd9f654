import { frame, cardSize as design, type BilingualText } from './film';

const { width, height } = design;
const ink = '#1d1a16';
const ash = '#4d473f';
const chinese = 'Noto Serif CJK SC';
const latin = 'DejaVu Serif, serif';

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Vertical Chinese text. */
function verticalText(text: string, x: number, top: number, size: number): string {
  const step = size * 1.18;
  // Vertical text uses the presentation form of the colon (U+FE30).
  return Array.from(text.replace(/：/g, '︰'))
    .map(
      (sign, index) =>
        `<text x="${x}" y="${top + size + index * step}" font-size="${size}" font-family="${chinese}" font-weight="600" text-anchor="middle" fill="${ink}">${escaped(sign)}</text>`,
    )
    .join('');
}

/** Wraps a text between words into lines of at most `longest` characters. */
export function breakLines(text: string, longest: number): string[] {
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
  return breakLines(text, longest)
    .map(
      (line, index) =>
        `<text x="${x}" y="${y + index * size * 1.4}" font-size="${size}" font-family="${latin}" font-style="italic" fill="${ash}">${escaped(line)}</text>`,
    )
    .join('');
}

/** The seal of the museum: 云泽 in white on cinnabar. */
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

/** Title card of a film in both languages. */
export function drawTitleCard(title: BilingualText): Buffer {
  const size = title.zh.length > 9 ? 46 : 58;
  const tall = title.zh.length * size * 1.18;
  const top = (height - tall) / 2 - 8;
  const lines = breakLines(title.en, 26);
  return sheet(
    verticalText(title.zh, 486, top, size) +
      latinLines(title.en, 566, height / 2 - (lines.length - 1) * 21, 30, 26) +
      seal(566, height / 2 + lines.length * 26, 34),
    true,
  );
}

/** Background of a `leaf` scene with the name of the object. */
export function drawLeafCard(label: BilingualText | undefined): Buffer {
  if (!label) return sheet(seal(200, 520, 34), true);
  const size = label.zh.length > 9 ? 32 : 40;
  return sheet(
    verticalText(label.zh, 392, 92, size) +
      latinLines(label.en, 96, 560, 22, 22) +
      seal(96, 470, 30),
    true,
  );
}

/** Overlay of a `full` scene: the seal in the corner. */
export function drawCornerSeal(): Buffer {
  return sheet(seal(width - 84, height - 108, 34));
}
