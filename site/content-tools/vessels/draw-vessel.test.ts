import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { drawVessels, vessels } from '.';
import { radiusAt, smoothCurve } from './curve';
import { motifs } from './motifs';

const drawings = drawVessels();

test('at least 40 vessel types have a drawing and a name in both languages', () => {
  expect(drawings.size).toBeGreaterThanOrEqual(40);
  for (const { id, name } of vessels) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(name.zh).toMatch(/[\u4e00-\u9fff]/);
    expect(name.en).toMatch(/^[A-Z]/);
  }
});

test('vessel drawings are deterministic', () => {
  expect(drawVessels()).toEqual(drawings);
});

const numbersOf = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test.each(vessels)(
  'the drawing of $id is small, valid SVG and within its view box',
  ({ id, name }) => {
    const svg = drawings.get(`${id}.svg`) ?? '';
    expect(svg.length).toBeLessThan(24_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).toContain(`<title>${name.zh} ${name.en}</title>`);
    expect(
      JSON.stringify(parse(svg), (key, value: unknown) => (key === 'parentNode' ? 0 : value)),
    ).toContain('"path"');
    const [section = ''] = /id="section"[^>]* d="([^"]+)"/.exec(svg)?.slice(1) ?? [];
    expect(section).toMatch(/^M.*Z$/);
    const [outside = ''] = /id="outside" d="([^"]+)"/.exec(svg)?.slice(1) ?? [];
    const xs = numbersOf(outside).filter((_, index) => index % 2 === 0);
    const ys = numbersOf(outside).filter((_, index) => index % 2 === 1);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(240);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(178);
  },
);

test.each(vessels)(
  'the drawing of $id is symmetric and keeps the proportions of its profile',
  (vessel) => {
    const svg = drawings.get(`${vessel.id}.svg`) ?? '';
    const [section = ''] = /id="section"[^>]* d="([^"]+)"/.exec(svg)?.slice(1) ?? [];
    const [outside = ''] = /id="outside" d="M([^M]+)M/.exec(svg)?.slice(1) ?? [];
    const pairs = (path: string) =>
      path
        .replace(/[MZ]/g, '')
        .split('L')
        .map((pair) => pair.split(' ').map(Number));
    const right = pairs(outside);
    // The section begins with the same curve, from rim to foot.
    const left = pairs(section).slice(0, right.length).reverse();
    right.forEach(([x = 0, y = 0], index) => {
      const [mirrored = 0, height = 0] = left[index] ?? [];
      expect(Math.abs(mirrored + x - 240)).toBeLessThan(0.25);
      expect(height).toBe(y);
    });
    const curve = smoothCurve(vessel.profile);
    const tall = curve.at(-1)?.[1] ?? 0;
    const wide = Math.max(...curve.map(([r]) => r));
    const [, foot = 0] = right[0] ?? [];
    const [, rim = 0] = right.at(-1) ?? [];
    const drawnWide = Math.max(...right.map(([x = 0]) => x)) - 120;
    expect(drawnWide / (foot - rim)).toBeCloseTo(wide / tall, 1);
  },
);

test.each(vessels)(
  'the profile of $id has increasing heights, and floor and bands are within its body',
  (vessel) => {
    const heights = vessel.profile.map(([, y]) => y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    const tall = heights.at(-1) ?? 0;
    expect(vessel.floor).toBeLessThan(tall);
    for (const { from, to, motif } of vessel.bands) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(tall);
      expect(motifs[motif]).toBeDefined();
    }
  },
);

test('radiusAt interpolates between two points', () => {
  const curve = smoothCurve([
    [2, 0],
    [2, 0],
    [4, 4],
  ]);
  expect(radiusAt(curve, 2)).toBeCloseTo(3, 1);
  expect(radiusAt(curve, 4)).toBe(4);
});
