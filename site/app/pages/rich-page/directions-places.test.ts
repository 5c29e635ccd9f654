import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  nameOffset,
  stepFreeRoute,
  directionsPlaces,
  type DirectionsPlace,
} from './directions-places';

interface Part {
  kind: string;
  id: string;
  title_zh: string;
  title_en: string;
}

const entries = JSON.parse(readFileSync('site/content/entries/service.json', 'utf8')) as {
  parts?: Part[];
}[];
const parts = entries.flatMap((entry) => entry.parts ?? []).filter(({ kind }) => kind === 'place');
const textsOf = (id: string) => parts.find((part) => part.id === id);

const at = (id: string) => directionsPlaces.find((place) => place.id === id);

test('every place of the directions lies on the drawing, apart from the others, and is named in the text of the demo museum', () => {
  for (const { id, x, y } of directionsPlaces) {
    expect(x, id).toBeGreaterThan(30);
    expect(x, id).toBeLessThan(950);
    expect(y, id).toBeGreaterThan(30);
    expect(y, id).toBeLessThan(610);
    for (const other of directionsPlaces.filter((each) => each.id !== id)) {
      // On narrow screens the radius of a mark is 30 units.
      expect(Math.hypot(other.x - x, other.y - y), `${id} ${other.id}`).toBeGreaterThan(60);
    }
  }
  expect(directionsPlaces.map(({ id }) => id)).toEqual(parts.map(({ id }) => id));
});

test('step-free route of the directions starts at the metro, passes the ramp and ends at the entrance', () => {
  const points = [...stepFreeRoute.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(points[0]).toEqual([at('metro')?.x, at('metro')?.y]);
  const [endX = 0, endY = 0] = points.at(-1) ?? [];
  expect(Math.hypot(endX - (at('entrance')?.x ?? 0), endY - (at('entrance')?.y ?? 0))).toBeLessThan(
    60,
  );
  const { top, bottom } = { top: at('ramp')?.y ?? 0, bottom: at('ramp')?.x ?? 0 };
  expect(stepFreeRoute).toContain(`V${top}H`);
  expect(bottom).toBeGreaterThan(at('entrance')?.x ?? 0);
});

/** Bounding box of a name, with the glyph widths of a Song typeface at a font size of 20 units. */
function boxOf({ x, y, side, rise = 0 }: DirectionsPlace, name: string) {
  const width = Array.from(name).reduce((sum, letter) => sum + (letter > '\u2e80' ? 20 : 10), 0);
  const left = side === 'left' ? x - nameOffset - width : x + nameOffset;
  return { left, right: left + width, top: y - rise - 12, bottom: y - rise + 12 };
}

test.each(['zh', 'en'] as const)(
  'names in the drawing of the directions overlap neither marks nor each other: %s',
  (language) => {
    const nameOf = (id: string) => textsOf(id)?.[`title_${language}`] ?? '';
    for (const place of directionsPlaces) {
      const box = boxOf(place, nameOf(place.id));
      expect(box.left, place.id).toBeGreaterThan(0);
      expect(box.right, place.id).toBeLessThan(980);
      for (const other of directionsPlaces.filter(({ id }) => id !== place.id)) {
        const next = boxOf(other, nameOf(other.id));
        const isApart = (left: number, right: number, top: number, bottom: number) =>
          box.right < left || box.left > right || box.bottom < top || box.top > bottom;
        const label = `${place.id} ${other.id}`;
        expect(isApart(next.left, next.right, next.top, next.bottom), label).toBe(true);
        expect(isApart(other.x - 20, other.x + 20, other.y - 20, other.y + 20), label).toBe(true);
      }
    }
  },
);
