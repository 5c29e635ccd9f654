import { expect, test } from 'vitest';
import type { Exhibition } from '../../../contract/schemas/exhibition';
import { roomIds } from '../../../contract/shared/rooms';
import { breakLines, fittingSize } from './break-lines';
import { floors } from './levels';
import { exhibitionsInRoom } from './exhibitions-in-room';

const shapes = floors.flatMap(({ rooms, fixtures }) => [...rooms, ...fixtures]);

test('every room of the floor plans has a unique id and a name in both languages', () => {
  expect(new Set(shapes.map(({ id }) => id)).size).toBe(shapes.length);
  for (const { name } of floors.flatMap(({ rooms }) => rooms)) {
    expect(name.zh).toMatch(/^[\u4e00-\u9fff]+$/);
    expect(name.en).toMatch(/^[A-Z]/);
  }
});

test.each(floors)(
  'rooms and fixtures of level $level do not overlap and lie inside the outline',
  (floor) => {
    const all = [...floor.rooms, ...floor.fixtures];
    for (const a of all) {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= 900 && a.y + a.height <= 500, a.id).toBe(
        true,
      );
      for (const b of all) {
        if (a.id >= b.id) continue;
        const apart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y;
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
    }
  },
);

test.each(floors)(
  'level $level has two stairs, lifts and toilets, and both lifts are on the step-free route',
  (floor) => {
    const of = (kind: string) => floor.fixtures.filter((each) => each.kind === kind);
    expect([of('lift'), of('toilets'), of('stairs')].map(({ length }) => length)).toEqual([
      2, 2, 2,
    ]);
    for (const lift of of('lift'))
      expect(floor.stepFreeRoute).toMatch(new RegExp(`[MHL]${lift.x + 15}(?!\\d)`));
  },
);

test('a room lists the current exhibitions that contain its id, regardless of their place text', () => {
  const rooms = floors.flatMap((floor) => floor.rooms);
  const exhibition = (id: string, ids: string[], status = 'current') =>
    ({ id, rooms: ids, place: 'Level 1, Bronze Hall', status }) as unknown as Exhibition;
  const all = [
    exhibition('bronze', ['L1-bronze-hall']),
    exhibition('brush', ['L2-painting-hall', 'L2-books-hall']),
    exhibition('over', ['L1-bronze-hall'], 'past'),
    exhibition('elsewhere', []),
  ];
  const shown = rooms.map(
    (room) => [room.id, exhibitionsInRoom(room, all).map(({ id }) => id)] as const,
  );
  const occupied = Object.fromEntries(shown.filter(([, ids]) => ids.length > 0));
  expect(occupied['L1-bronze-hall']).toEqual(['bronze']);
  expect(occupied['L2-books-hall']).toEqual(['brush']);
  expect(Object.keys(occupied).length).toBeLessThanOrEqual(3);
});

test('the room ids of the contract equal those of the floor plans', () => {
  const planned = floors.flatMap(({ rooms }) => rooms.map(({ id }) => id));
  expect([...roomIds]).toEqual(planned);
});

test('a room name too long for its room breaks at the space nearest its middle, a Chinese one does not', () => {
  expect(breakLines('Main Entrance', 90, 14)).toEqual(['Main', 'Entrance']);
  expect(breakLines('Bronze Hall', 240, 19)).toEqual(['Bronze Hall']);
  expect(breakLines('文物修复展示', 60, 14)).toEqual(['文物修复展示']);
});

test('room name that would nearly touch the walls is broken or set smaller', () => {
  expect(breakLines('Tea House', 120, 21)).toEqual(['Tea', 'House']);
  expect(fittingSize(['Cloakroom'], 120, 21)).toBeLessThan(20);
});

test('room name that has no space to break at is set smaller, until it fits its room', () => {
  expect(fittingSize(['Information'], 90, 15)).toBeLessThan(14);
  expect(fittingSize(['大厅'], 180, 21)).toBe(21);
});
