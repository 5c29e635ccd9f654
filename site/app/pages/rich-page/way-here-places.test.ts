import { expect, test } from 'vitest';
import { stepFreeWay, wayPlaces } from './way-here-places';
import { words } from './way-here-words';

const at = (id: string) => wayPlaces.find((place) => place.id === id);

test('every mark lies on the drawing, apart from the others, and is told in both languages', () => {
  for (const { id, x, y } of wayPlaces) {
    expect(x, id).toBeGreaterThan(30);
    expect(x, id).toBeLessThan(950);
    expect(y, id).toBeGreaterThan(30);
    expect(y, id).toBeLessThan(610);
    for (const other of wayPlaces.filter((each) => each.id !== id)) {
      // On a narrow screen a mark is a circle of 30.
      expect(Math.hypot(other.x - x, other.y - y), `${id} ${other.id}`).toBeGreaterThan(60);
    }
    for (const { places } of Object.values(words)) expect(places[id].text).not.toBe('');
  }
});

test('the way without steps begins at the metro, passes the ramp and is about 200 metres long', () => {
  const points = [...stepFreeWay.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(points[0]).toEqual([at('metro')?.x, at('metro')?.y]);
  const [endX = 0, endY = 0] = points.at(-1) ?? [];
  expect(Math.hypot(endX - (at('entrance')?.x ?? 0), endY - (at('entrance')?.y ?? 0))).toBeLessThan(
    60,
  );
  const { top, bottom } = { top: at('ramp')?.y ?? 0, bottom: at('ramp')?.x ?? 0 };
  expect(stepFreeWay).toContain(`V${top}H`);
  expect(bottom).toBeGreaterThan(at('entrance')?.x ?? 0);
});
