import { describe, expect, test } from 'vitest';
import type { ExhibitionOnView } from '../../../contract/schemas/visit';
import { planRoute, type Route } from './plan-route';
import { companyChoices, minutesOf, timeChoices, walkChoices } from './route-choice';

const exhibition = (
  id: string,
  rooms: string[],
  count: number,
  more: Partial<ExhibitionOnView> = {},
): ExhibitionOnView => ({
  ...{ id, kind: 'base', title: id, rooms, closedRooms: [], closureText: '' },
  objects: Array.from({ length: count }, (_, index) => ({
    ...{ id: `${id}-${index}`, title: `${id} ${index}`, seconds: 100 },
    ...{ isTreasure: index === 0, turns: index === 1 },
  })),
  ...more,
});

/** As in the demo museum. */
const museum = [
  exhibition('temporary', ['L3-temporary-2'], 4, { kind: 'temporary' }),
  exhibition('paper', ['L2-walk-n'], 5, { kind: 'temporary' }),
  exhibition('tea', ['L3-temporary-1'], 8, { kind: 'temporary' }),
  exhibition('prologue', ['L1-prologue'], 8),
  exhibition('bronze', ['L1-bronze-hall'], 13),
  exhibition('ceramics', ['L1-ceramics-hall'], 27),
  exhibition('jade', ['L2-jade-hall'], 6),
  exhibition('brush', ['L2-painting-hall', 'L2-books-hall'], 4),
];
const choices = timeChoices.flatMap((time) =>
  walkChoices.flatMap((walk) => companyChoices.map((company) => ({ time, walk, company }))),
);
const changesOf = ({ steps, wayOut }: Route) =>
  [...steps.flatMap(({ walks }) => walks), wayOut].flatMap((walk) => walk?.changes ?? []);

describe.each(choices)('route for $time, walk “$walk”, company “$company”', (choice) => {
  const route = planRoute(museum, choice);

  test('takes no longer than the time, walks, breaks and the way back included', () => {
    const walks = [...route.steps.flatMap((step) => step.walks), route.wayOut];
    // The walks through the rooms of a hall are in its time.
    const inside = route.steps
      .filter(({ rooms }) => rooms.length > 1)
      .flatMap(({ walks: own, rooms }) => own.slice(-(rooms.length - 1)));
    const seconds =
      walks.reduce((sum, walk) => sum + (walk?.seconds ?? 0), 0) -
      inside.reduce((sum, walk) => sum + walk.seconds, 0) +
      route.steps.reduce((sum, step) => sum + step.seconds, 0);
    expect(seconds).toBeCloseTo(route.totalSeconds);
    expect(route.totalSeconds).toBeLessThanOrEqual(minutesOf[choice.time] * 60);
    expect(route.steps.length).toBeGreaterThan(1);
  });

  test('uses stairs only where they are not excluded', () => {
    const kinds = new Set(changesOf(route).map(({ kind }) => kind));
    if (choice.walk === '') expect(kinds).not.toContain('lift');
    else expect(kinds).not.toContain('stairs');
  });

  test('is a connected way from the entrance back to it', () => {
    const nodes = [...route.steps.flatMap(({ walks }) => walks), route.wayOut].map(
      (walk) => walk?.nodes ?? [],
    );
    for (const [index, next] of nodes.slice(1).entries()) {
      expect(nodes[index]?.at(-1)).toBe(next[0]);
    }
    expect(nodes.at(-1)?.at(-1)).toBe(nodes[0]?.[0]);
  });

  test('is the same twice', () => {
    const steps = (each: Route) => each.steps.map(({ rooms, objects }) => [rooms, objects]);
    expect(steps(planRoute(museum, choice))).toEqual(steps(route));
  });
});

describe('route', () => {
  const choice = { time: '1h', walk: '', company: '' } as const;

  test('of an hour sees the treasures first and tells what it leaves out', () => {
    const { steps, left } = planRoute(museum, choice);
    const seen = steps.flatMap(({ objects }) => objects);
    expect(seen.filter(({ isTreasure }) => isTreasure).length).toBeGreaterThan(2);
    const visited = steps.map((step) => step.exhibition?.id);
    expect(left.map(({ id }) => id)).toEqual(
      museum.map(({ id }) => id).filter((id) => !visited.includes(id)),
    );
    expect(left.length).toBeGreaterThan(0);
  });

  test('leaves out an exhibition whose rooms are all closed', () => {
    const closed = { ...museum[4]!, rooms: [], closedRooms: ['L1-bronze-hall'] };
    const { steps, left } = planRoute([closed, museum[5]!], choice);
    expect(steps.map((step) => step.exhibition?.id)).toEqual(['ceramics']);
    expect(left).toEqual([closed]);
  });

  test('with children has shorter stops, breaks and what can be turned', () => {
    const { steps } = planRoute(museum, { time: '2h', walk: '', company: 'children' });
    expect(steps.filter((step) => !step.exhibition)).toHaveLength(1);
    expect(steps.flatMap(({ objects }) => objects).filter(({ turns }) => turns).length).toBe(
      steps.filter((step) => step.exhibition).length,
    );
  });

  test('with little walking walks less than without', () => {
    const metres = (walk: 'step-free' | 'short') => {
      const { steps, wayOut } = planRoute(museum, { time: '1h', walk, company: '' });
      return [...steps.flatMap(({ walks }) => walks), wayOut].reduce(
        (sum, each) => sum + (each?.nodes.length ?? 0),
        0,
      );
    };
    expect(metres('short')).toBeLessThan(metres('step-free'));
  });

  test('through unknown rooms or nothing is empty', () => {
    expect(planRoute([exhibition('nowhere', ['L9-nowhere'], 5)], choice).steps).toEqual([]);
    expect(planRoute([], choice)).toMatchObject({ steps: [], left: [], totalSeconds: 0 });
  });
});
