import { describe, expect, test } from 'vitest';
import { entranceRoom, floors } from '../levels';
import { findWalks } from './find-walks';
import { pointsOfRoute } from './route-points';
import { buildWalkGraph } from './walk-graph';

const graph = buildWalkGraph(floors, entranceRoom);
const halls = floors.flatMap(({ rooms }) =>
  rooms.filter(({ kind }) => kind === 'hall').map(({ id }) => id),
);
const walk = (from: string, to: string, withStairs = true) => {
  const [start, end] = [graph.nodeOf(from), graph.nodeOf(to)];
  if (!start || !end) throw new Error(`no way between ${from} and ${to}`);
  return findWalks(graph, start, { metresPerSecond: 1, withStairs })(end);
};

test('points of a route are on its lines, five units apart', () => {
  expect(pointsOfRoute('M0 0H10M10 5V0')).toEqual([
    [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 10, y: 5 },
      { x: 10, y: 0 },
    ],
  ]);
});

describe('graph of the floor plans', () => {
  test.each(halls)('hall %s can be reached from the entrance, also without stairs', (hall) => {
    expect(walk(entranceRoom, hall, false)?.seconds).toBeGreaterThan(0);
  });

  test('walk within a floor has its length and no stairs', () => {
    // From the middle of the lobby at 450 to the end of the route in the hall at 140.
    const found = walk('L1-lobby', 'L1-bronze-hall');
    expect(found?.changes).toEqual([]);
    expect(found?.seconds).toBeCloseTo(31);
  });

  test('walk to another floor uses the stairs, and the lift where there may be none', () => {
    const kinds = (withStairs: boolean) =>
      walk('L1-bronze-hall', 'L3-temporary-1', withStairs)?.changes.map(({ kind }) => kind);
    expect(kinds(true)).toEqual(['stairs', 'stairs']);
    expect(kinds(false)).toEqual(['lift', 'lift']);
  });

  test('walk there and back takes the same time', () => {
    for (const hall of halls) {
      expect(walk(entranceRoom, hall)?.seconds).toBeCloseTo(walk(hall, entranceRoom)?.seconds ?? 0);
    }
  });

  test('unknown room is nowhere', () => {
    expect(graph.nodeOf('L9-nowhere')).toBeUndefined();
  });
});
