/** Parts of drawn buildings, as SVG. Coordinates are pixels of a sheet of 1600 × 1060; y is that of the ground or eaves. */

export const sheet = { width: 1600, height: 1060, ground: '#efe6d2' };
const ink = '#2b2721';
const line = `fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"`;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const round = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

export const stroke = (d: string, width = 3, opacity = 1) =>
  `<path d="${d}" ${line} stroke-width="${width}" opacity="${opacity}"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, edge = 3) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" stroke="${ink}" stroke-width="${edge}"/>`;

/** Washed hills behind everything; each is `[x of the top, y of the top, width]`, the foot stands at `foot`. */
export function hills(tops: readonly (readonly [number, number, number])[], foot: number): string {
  return tops
    .map(([x, y, width], index) => {
      const [left, right] = [x - width / 2, x + width / 2];
      const d = `M${at(left, foot)} C${at(left + width * 0.22, foot - 20)} ${at(x - width * 0.2, y + 10)} ${at(x, y)} C${at(x + width * 0.14, y - 4)} ${at(right - width * 0.26, foot - 60)} ${at(right, foot)} Z`;
      const tone = ['#8fa09b', '#a9b3a6', '#bcc0ad'][index % 3] ?? '';
      return `<path d="${d}" fill="${tone}" opacity="0.42"/>${stroke(d.replace(' Z', ''), 2, 0.35)}`;
    })
    .join('');
}

/** The ground line, a few strokes of grass, and the ground before it. */
export function ground(y: number): string {
  const tufts = numbers(22).map((index) => {
    const x = 60 + index * 70 + ((index * 37) % 41);
    return `M${at(x, y + 14)} q 4 -14 12 -16 M${at(x + 8, y + 14)} q 0 -10 -6 -16`;
  });
  return (
    `<rect x="0" y="${y}" width="1600" height="${sheet.height}" fill="#ddd0b2" opacity="0.55"/>` +
    stroke(`M0 ${y} H1600`, 4) +
    stroke(tufts.join(' '), 2, 0.4)
  );
}

interface Roof {
  /** Length of the ridge as a share of the width. Default 0.62; 1 is a gable roof. */
  ridge?: number;
  /** Rise of the eaves at their ends. Default 26. */
  lift?: number;
}

/** A tiled roof with its eaves at `y`. */
export function roof(x: number, y: number, width: number, height: number, more: Roof = {}): string {
  const { ridge = 0.62, lift = 26 } = more;
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  const half = (width * ridge) / 2;
  const eaves = `M${at(left, y - lift)} Q${at(left + width * 0.1, y)} ${at(left + width * 0.22, y)} L${at(right - width * 0.22, y)} Q${at(right - width * 0.1, y)} ${at(right, y - lift)}`;
  const sides = `Q${at(x + half + (width / 2 - half) * 0.3, y - height * 0.42)} ${at(x + half, top)} L${at(x - half, top)} Q${at(x - half - (width / 2 - half) * 0.3, y - height * 0.42)} ${at(left, y - lift)} Z`;
  const count = Math.max(6, Math.round(width / 24));
  const tiles = numbers(count - 1).map((index) => {
    const share = (index + 1) / count - 0.5;
    const foot = x + share * width * 0.94;
    const end = x + share * width * ridge * 0.98;
    const bend = (foot + end) / 2 + (end - foot) * 0.14;
    return `M${at(foot, y - Math.abs(share) ** 6 * 64 * lift - 3)} Q${at(bend, y - height * 0.46)} ${at(end, top + 8)}`;
  });
  const curl = (side: 1 | -1) =>
    `M${at(x + side * (half - 4), top)} q ${side * 16} -4 ${side * 14} -24 q ${side * -2} -10 ${side * -12} -8`;
  return (
    `<path d="${eaves} ${sides}" fill="#66645e" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${tiles.join(' ')}" fill="none" stroke="#efe6d2" stroke-width="2" opacity="0.4"/>` +
    stroke(eaves, 9) +
    stroke(`M${at(x - half, top)} H${round(x + half)}`, 10) +
    (lift > 0 ? stroke(curl(1) + curl(-1), 6) : '')
  );
}

/** A lattice window or door leaf. */
export function lattice(x: number, y: number, width: number, height: number, fill = '#d9c9a6') {
  const columns = Math.max(2, Math.round(width / 22));
  const rows = Math.max(2, Math.round(height / 30));
  const bars = [
    ...numbers(columns - 1).map(
      (index) => `M${at(x + ((index + 1) * width) / columns, y)} v${height}`,
    ),
    ...numbers(rows - 1).map((index) => `M${at(x, y + ((index + 1) * height) / rows)} h${width}`),
  ];
  return rect(x, y, width, height, fill) + stroke(bars.join(' '), 2, 0.75);
}

interface Hall {
  bays: number;
  height: number;
  roofHeight: number;
  /** Bay with the open door, counted from 0. Default: the middle one. */
  door?: number;
  wall?: string;
}

/** A hall of timber bays on a stone platform that stands on `y`. */
export function hall(x: number, y: number, width: number, more: Hall): string {
  const { bays, height, roofHeight, door = Math.floor(bays / 2), wall = '#e6d9bd' } = more;
  const [left, floor, bay] = [x - width / 2, y - 34, width / bays];
  const steps = numbers(3).map((index) =>
    rect(x - 92 - index * 12, floor + index * 12, 184 + index * 24, 12, '#d8d0bd', 2),
  );
  const openings = numbers(bays).map((index) => {
    const edge = left + index * bay;
    return index === door
      ? rect(edge + 18, floor - height + 40, bay - 36, height - 40, '#7d2a22') +
          stroke(`M${at(edge + bay / 2, floor - height + 40)} V${floor}`, 3)
      : lattice(edge + 22, floor - height + 54, bay - 44, height - 96);
  });
  const columns = numbers(bays + 1).map((index) =>
    rect(left + index * bay - 8, floor - height, 16, height, '#8a3b2c', 2),
  );
  return (
    rect(left - 40, floor, width + 80, 34, '#d8d0bd') +
    rect(left, floor - height, width, height, wall) +
    openings.join('') +
    columns.join('') +
    rect(left - 20, floor - height - 16, width + 40, 20, '#6f5a44', 2) +
    roof(x, floor - height - 14, width + 190, roofHeight) +
    steps.join('')
  );
}

/** A pine: trunk and three flat crowns. */
export function pine(x: number, y: number, size: number): string {
  const crown = (dx: number, dy: number, width: number) =>
    `<ellipse cx="${round(x + dx * size)}" cy="${round(y + dy * size)}" rx="${round(width * size)}" ry="${round(width * size * 0.3)}" fill="#5f7263" opacity="0.85"/>` +
    stroke(
      numbers(9)
        .map((index) => {
          const left = x + dx * size + (index / 4 - 1) * width * size * 0.86;
          return `M${at(left, y + dy * size + 4)} q 3 -10 0 -${round(size * 0.07)}`;
        })
        .join(' '),
      2,
      0.5,
    );
  const trunk = `M${at(x, y)} C${at(x - size * 0.12, y - size * 0.4)} ${at(x + size * 0.2, y - size * 0.6)} ${at(x + size * 0.02, y - size)}`;
  return (
    stroke(trunk, Math.max(6, size * 0.05)) +
    crown(-0.2, -0.62, 0.26) +
    crown(0.22, -0.76, 0.28) +
    crown(0, -1, 0.3)
  );
}

/** Ripples of water in a band below `y`. */
export function water(y: number, height: number): string {
  const ripples = numbers(26).map((index) => {
    const x = (index * 211) % 1500;
    return `M${at(x, y + 18 + ((index * 53) % (height - 30)))} q 30 -8 60 0 t 60 0`;
  });
  return (
    `<rect x="0" y="${y}" width="1600" height="${height}" fill="#a9bdbb" opacity="0.5"/>` +
    stroke(ripples.join(' '), 2, 0.35)
  );
}

/** A stone bridge of one arch over the water at `y`. */
export function bridge(x: number, y: number, width: number, rise: number): string {
  const [left, right] = [x - width / 2, x + width / 2];
  const deck = `M${at(left, y)} Q${at(x, y - rise * 2)} ${at(right, y)}`;
  const arch = `M${at(x - width * 0.24, y + 20)} A${round(width * 0.24)} ${round(rise * 0.86)} 0 0 1 ${at(x + width * 0.24, y + 20)}`;
  const rail = `M${at(left, y - 36)} Q${at(x, y - rise * 2 - 36)} ${at(right, y - 36)}`;
  const posts = numbers(9).map((index) => {
    const t = index / 8;
    const deckY = y - 4 * rise * t * (1 - t);
    return `M${at(left + width * t, deckY)} v-44`;
  });
  return (
    `<path d="${deck} L${at(right, y + 20)} L${at(x + width * 0.24, y + 20)} ${arch.replace(/^M[\d. -]+A/, 'A').replace(/0 0 1 .*$/, `0 0 0 ${at(x - width * 0.24, y + 20)}`)} L${at(left, y + 20)} Z" fill="#d8d0bd"/>` +
    rect(left - 40, y - 8, 44, 76, '#cfc6b2', 3) +
    rect(right - 4, y - 8, 44, 76, '#cfc6b2', 3) +
    stroke(deck, 4) +
    stroke(arch, 4) +
    stroke(rail, 3) +
    stroke(posts.join(' '), 4)
  );
}
