import { expect, test } from 'vitest';
import { countShowcases } from '../../../contract/shared/showcases';
import { floors } from './levels';
import { placeShowcases, showcaseSide } from './place-showcases';

const rooms = floors.flatMap((floor) => floor.rooms).filter(({ id }) => countShowcases(id) > 0);

test('every gallery of the floor plans has showcases, and only galleries have', () => {
  const halls = floors.flatMap((floor) => floor.rooms).filter(({ kind }) => kind === 'hall');
  expect(rooms.map(({ id }) => id)).toEqual(halls.map(({ id }) => id));
});

test.each(rooms)('showcases of $id lie in it, apart from each other and from its name', (room) => {
  const showcases = placeShowcases(room);
  expect(showcases.map(({ number }) => number)).toEqual(
    Array.from({ length: countShowcases(room.id) }, (_, index) => index + 1),
  );
  const half = showcaseSide / 2;
  const middle = room.y + room.height / 2;
  for (const { x, y, number } of showcases) {
    expect(x - half).toBeGreaterThan(room.x);
    expect(x + half).toBeLessThan(room.x + room.width);
    expect(y - half).toBeGreaterThan(room.y);
    expect(y + half).toBeLessThan(room.y + room.height);
    const isTall = room.width < 160 && room.height > room.width;
    if (isTall) expect(Math.abs(y - middle) - half).toBeGreaterThan(20);
    for (const other of showcases.slice(number)) {
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(showcaseSide);
    }
  }
});

test('showcases begin at the south-west and go clockwise', () => {
  const [first, second] = placeShowcases(rooms[0] ?? expect.fail());
  expect(first?.x).toBe(second?.x);
  expect(first?.y).toBeGreaterThan(second?.y ?? Infinity);
});
