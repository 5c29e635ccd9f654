type Corner = readonly [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Deterministic pseudo-random number from -1 to 1 for a seed. */
function hashSeed(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

/** Seed derived from a text. */
export const hashText = (text: string): number =>
  Array.from(text).reduce((sum, each) => (sum * 31 + (each.codePointAt(0) ?? 0)) % 9973, 7);

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Path of a rectangle with irregular round corners, uneven sides and some chips. */
export function wornRectangle(
  { x, y, width, height }: Rectangle,
  radius: number,
  wear: number,
  seed: number,
): string {
  const corners: Corner[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  let path = '';
  corners.forEach(([x0, y0], side) => {
    const [x1, y1] = corners[(side + 1) % 4] ?? [x0, y0];
    const [x2, y2] = corners[(side + 2) % 4] ?? [x0, y0];
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
    const [nx, ny] = [
      (x2 - x1) / Math.hypot(x2 - x1, y2 - y1),
      (y2 - y1) / Math.hypot(x2 - x1, y2 - y1),
    ];
    const start = radius * (1 + 0.5 * hashSeed(seed + side));
    const end = radius * (1 + 0.5 * hashSeed(seed + side + 1));
    const steps = 9;
    for (let step = 0; step <= steps; step++) {
      const along = start + ((length - start - end) * step) / steps;
      const isChip = hashSeed(seed * 3 + side * 17 + step * 5) > 0.86;
      const inwards = wear * (isChip ? 2.2 : 0.5 + 0.5 * hashSeed(seed + side * 29 + step * 13));
      const place = `${round(x0 + ux * along + nx * inwards)} ${round(y0 + uy * along + ny * inwards)}`;
      path += side === 0 && step === 0 ? `M${place}` : `L${place}`;
    }
    path += `Q${round(x1)} ${round(y1)} `;
    const nextStart = radius * (1 + 0.5 * hashSeed(seed + ((side + 1) % 4)));
    const nextWear = wear * (0.5 + 0.5 * hashSeed(seed + ((side + 1) % 4) * 29));
    // The next side begins along the inward normal of this one.
    path += `${round(x1 + nx * nextStart - ux * nextWear)} ${round(y1 + ny * nextStart - uy * nextWear)}`;
  });
  return `${path}Z`;
}
