import { expect, test } from 'vitest';
import type { Exhibition } from '../../../contract/entities/exhibition';
import { linesOf } from './lines-of';
import { floors } from './levels';
import { shownIn } from './shown-in';

const places = floors.flatMap(({ rooms, fixtures }) => [...rooms, ...fixtures]);

test('every room has a name in both languages and an id of its own', () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  for (const { name } of floors.flatMap(({ rooms }) => rooms)) {
    expect(name.zh).toMatch(/^[\u4e00-\u9fff]+$/);
    expect(name.en).toMatch(/^[A-Z]/);
  }
});

test.each(floors)(
  'on level $level nothing overlaps, and all of it lies inside the walls',
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
  'level $level has two lifts and toilets at both ends, on the step-free route',
  (floor) => {
    const of = (kind: string) => floor.fixtures.filter((each) => each.kind === kind);
    expect([of('lift'), of('toilets'), of('stairs')].map(({ length }) => length)).toEqual([
      2, 2, 2,
    ]);
    for (const lift of of('lift'))
      expect(floor.stepFreeRoute).toMatch(new RegExp(`[MHL]${lift.x + 15}(?!\\d)`));
  },
);

test('a room tells what is on in it today, on its own floor only', () => {
  const [first, second] = floors;
  const room = (id: string) => {
    const found = floors.flatMap(({ rooms }) => rooms).find((each) => each.id === id);
    if (!found) throw new Error(id);
    return found;
  };
  const exhibition = (id: string, place: string, status = 'current') =>
    ({ id, place, status }) as unknown as Exhibition;
  const all = [
    exhibition('bronze', '一层 青铜馆'),
    exhibition('brush', '二层 书画馆、古籍馆'),
    exhibition('over', '一层 青铜馆', 'past'),
    exhibition('walk', '二层 东廊'),
  ];
  const ids = (id: string, level: 1 | 2) => shownIn(room(id), level, all, 'zh').map((e) => e.id);
  expect([first?.level, second?.level]).toEqual([1, 2]);
  expect(ids('L1-bronze-hall', 1)).toEqual(['bronze']);
  expect(ids('L2-books-hall', 2)).toEqual(['brush']);
  expect(ids('L1-east-passage', 1)).toEqual([]);
});

test('a long name breaks at the space nearest its middle, a short one and a Chinese one do not', () => {
  expect(linesOf('Main Entrance', 90, 14)).toEqual(['Main', 'Entrance']);
  expect(linesOf('Bronze Hall', 240, 19)).toEqual(['Bronze Hall']);
  expect(linesOf('文物修复展示', 60, 14)).toEqual(['文物修复展示']);
});
