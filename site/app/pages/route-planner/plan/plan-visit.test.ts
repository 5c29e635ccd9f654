import { describe, expect, test } from 'vitest';
import type { PlanInput, PlannedHall } from './plan-input';
import { planVisit } from './plan-visit';
import { shortestTours } from './shortest-tours';

const hall = (id: string, count: number, worth = 1, seconds = 90): PlannedHall => ({
  id,
  objects: Array.from({ length: count }, (_, index) => {
    return { id: `${id}-${index}`, seconds, worth };
  }),
});

/** Halls on a line, 60 seconds apart; the entrance is at 0. */
const positions: Readonly<Record<string, number>> = { a: 1, b: 2, c: 3, d: 4, far: 20 };
const at = (id: string | undefined) => (id === undefined ? 0 : (positions[id] ?? 5));
const input = (more: Partial<PlanInput>): PlanInput => ({
  seconds: 3_600,
  halls: [hall('a', 6), hall('b', 6), hall('c', 6)],
  walk: (from, to) => Math.abs(at(from) - at(to)) * 60,
  secondsIn: () => 120,
  worthOfRest: 0.05,
  breaks: { count: 0, seconds: 0, detour: () => 0 },
  ...more,
});

/** A generator of numbers from 0 to 1, the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('plan of a visit', () => {
  test.each(Array.from({ length: 60 }, (_, index) => index))(
    'random museum %i: the plan never exceeds the time, and is the same twice',
    (seed) => {
      const random = createRandom(seed + 1);
      const halls = Array.from({ length: 1 + Math.floor(random() * 9) }, (_, index) =>
        hall(`${index}`, Math.floor(random() * 20), 1 + random() * 3, 30 + random() * 200),
      );
      const seconds = 600 + random() * 12_000;
      const distances = new Map(halls.map(({ id }) => [id, random() * 300]));
      const one = input({
        seconds,
        halls,
        walk: (from, to) =>
          Math.abs((distances.get(from ?? '') ?? 0) - (distances.get(to ?? '') ?? 0)) + 20,
        breaks: { count: Math.floor(random() * 4), seconds: 600, detour: () => random() * 0 + 120 },
      });
      const plan = planVisit(one);
      expect(plan.totalSeconds).toBeLessThanOrEqual(seconds);
      expect(planVisit(one)).toEqual(plan);
      const parts =
        plan.stops.reduce((sum, stop) => sum + stop.walkSeconds + stop.seconds, 0) +
        plan.walkBack +
        plan.stops.filter(({ hasBreak }) => hasBreak).length * (600 + 120);
      expect(parts).toBeCloseTo(plan.totalSeconds);
      const ids = plan.stops.flatMap(({ objects }) => objects.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test('everything is seen where there is time for it, on the shortest tour', () => {
    const { stops, walkSeconds } = planVisit(input({ seconds: 20_000 }));
    expect(stops.map(({ hall: id }) => id)).toEqual(['a', 'b', 'c']);
    expect(stops.flatMap(({ objects }) => objects)).toHaveLength(18);
    expect(walkSeconds).toBe(360);
  });

  test('objects of a hall keep the order of the exhibition', () => {
    const { objects } = hall('a', 6);
    const halls = [{ id: 'a', objects: objects.map((each, index) => ({ ...each, worth: index })) }];
    const [stop] = planVisit(input({ halls, seconds: 240 + 4 * 90 })).stops;
    expect(stop?.objects.map(({ id }) => id)).toEqual(['a-2', 'a-3', 'a-4', 'a-5']);
  });

  test('a treasure is worth a walk, a common object is not', () => {
    const visited = (worth: number) =>
      planVisit(input({ halls: [hall('a', 40), hall('far', 2, worth)] })).stops.map(
        (stop) => stop.hall,
      );
    expect(visited(0.1)).toEqual(['a']);
    expect(visited(30)).toContain('far');
  });

  test('hall without a way is left out', () => {
    const walk: PlanInput['walk'] = (from, to) => (from === 'b' || to === 'b' ? Infinity : 60);
    expect(planVisit(input({ walk })).stops.map(({ hall: id }) => id)).not.toContain('b');
  });

  test('breaks divide a long visit, with none after its end', () => {
    const breaks = { count: 2, seconds: 600, detour: () => 60 };
    const { stops } = planVisit(
      input({ seconds: 9_000, halls: ['a', 'b', 'c', 'd'].map((id) => hall(id, 16)), breaks }),
    );
    expect(stops.filter(({ hasBreak }) => hasBreak)).toHaveLength(2);
    expect(stops.at(-1)?.hasBreak).toBe(false);
  });

  test.each([
    ['no halls', { halls: [] }],
    ['halls without objects', { halls: [hall('a', 0)] }],
    ['too little time', { seconds: 200 }],
  ])('with %s there is no plan', (_, more) => {
    expect(planVisit(input(more))).toMatchObject({ stops: [], totalSeconds: 0 });
  });
});

test('shortest tour through all halls is that of all their orders', () => {
  const random = createRandom(7);
  const distances = Array.from({ length: 6 }, () =>
    Array.from({ length: 6 }, () => random() * 100),
  );
  const walk = (from = 5, to = 5) => distances[from]?.[to] ?? 0;
  const orders = (rest: number[]): number[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first) =>
          orders(rest.filter((each) => each !== first)).map((order) => [first, ...order]),
        );
  const lengthOf = (order: number[]) =>
    order.reduce((sum, to, index) => sum + walk(order[index - 1], to), 0) + walk(order.at(-1));
  const shortest = Math.min(...orders([0, 1, 2, 3, 4]).map(lengthOf));
  const tour = shortestTours(5, walk)(0b11111);
  expect(tour.seconds).toBeCloseTo(shortest);
  expect(lengthOf([...tour.order])).toBeCloseTo(shortest);
});
