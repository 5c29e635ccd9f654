/** A colour in CIELAB (D65). */
export type Lab = readonly [lightness: number, a: number, b: number];

/** CIELAB of an sRGB colour with components from 0 to 255; IEC 61966-2-1, CIE 15. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIELAB of `#rrggbb`. */
export function labOfHex(color: string): Lab {
  const value = Number.parseInt(color.slice(1), 16);
  return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

/** Euclidean distance, CIE76. */
export function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The mean of colours. */
export function mixOf(colors: readonly Lab[]): Lab {
  const mean = (axis: 0 | 1 | 2) =>
    colors.reduce((sum, color) => sum + color[axis], 0) / Math.max(colors.length, 1);
  return [mean(0), mean(1), mean(2)];
}

/** The colour as `#rrggbb`, clipped to sRGB. */
export function toHex([lightness, a, b]: Lab): string {
  const y = (lightness + 16) / 116;
  const [x, z] = [cube(y + a / 500) * 0.95047, cube(y - b / 200) * 1.08883];
  const [r, g, blue] = [
    3.2406 * x - 1.5372 * cube(y) - 0.4986 * z,
    -0.9689 * x + 1.8758 * cube(y) + 0.0415 * z,
    0.0557 * x - 0.204 * cube(y) + 1.057 * z,
  ];
  return `#${[r, g, blue].map((value) => encoded(value).toString(16).padStart(2, '0')).join('')}`;
}

const linear = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const encoded = (part: number) => {
  const value = part <= 0.003_130_8 ? 12.92 * part : 1.055 * Math.abs(part) ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
};

const root = (value: number) => (value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
const cube = (value: number) => (value > 0.206_9 ? value ** 3 : (value - 16 / 116) / 7.787);
