import type { ExhibitionOnView } from '../../../contract/schemas/visit';
import { entranceRoom, floors, restRooms } from '../../features/floor-plan/levels';
import { findWalks, type Walk } from '../../features/floor-plan/walking/find-walks';
import { buildWalkGraph, type WalkNode } from '../../features/floor-plan/walking/walk-graph';
import type { PlannedObject } from './plan/plan-input';
import { planVisit } from './plan/plan-visit';
import { minutesOf, type RouteChoice } from './route-choice';
import { settingsOf } from './settings';

type ObjectOnView = ExhibitionOnView['objects'][number];

/** A part of the route in the order of the visit: a hall, or a place to sit. */
export interface RouteStep {
  /** The way to it. */
  walks: readonly Walk[];
  seconds: number;
  /** Rooms of the floor plans. */
  rooms: readonly string[];
  /** Not for a break. */
  exhibition?: ExhibitionOnView;
  objects: readonly ObjectOnView[];
}

export interface Route {
  steps: readonly RouteStep[];
  wayOut: Walk | undefined;
  totalSeconds: number;
  walkSeconds: number;
  /** Exhibitions that the route does not visit. */
  left: readonly ExhibitionOnView[];
}

/** The route through the exhibitions of a day for what the visitor has chosen. */
export function planRoute(exhibitions: readonly ExhibitionOnView[], choice: RouteChoice): Route {
  const graph = buildWalkGraph(floors, entranceRoom);
  const settings = settingsOf(choice);
  const walksFrom = new Map<WalkNode, ReturnType<typeof findWalks>>();
  const between = (from: string | undefined, to: string | undefined): Walk | undefined => {
    const start = from === undefined ? undefined : graph.nodeOf(from);
    const end = to === undefined ? undefined : graph.nodeOf(to);
    if (!start || !end) return undefined;
    const find = walksFrom.get(start) ?? findWalks(graph, start, settings.pace);
    walksFrom.set(start, find);
    return find(end);
  };
  const open = exhibitions.filter(({ rooms, objects }) => rooms.length > 0 && objects.length > 0);
  const byId = new Map(open.map((each) => [each.id, each]));
  const firstRoom = (id: string | undefined) =>
    id === undefined ? entranceRoom : byId.get(id)?.rooms[0];
  const lastRoom = (id: string | undefined) =>
    id === undefined ? entranceRoom : byId.get(id)?.rooms.at(-1);
  const walk = (from: string | undefined, to: string | undefined) =>
    between(lastRoom(from), firstRoom(to))?.seconds ?? Infinity;
  const walksThrough = (rooms: readonly string[]) =>
    rooms.slice(1).flatMap((room, index) => between(rooms[index], room) ?? []);
  const restAfter = (from: string, to: string | undefined) => {
    const detours = restRooms.flatMap((room) => {
      const [there, on] = [between(lastRoom(from), room), between(room, firstRoom(to))];
      return there && on ? { room, walks: [there, on], seconds: there.seconds + on.seconds } : [];
    });
    return detours.sort((one, other) => one.seconds - other.seconds)[0];
  };

  const plan = planVisit({
    seconds: minutesOf[choice.time] * 60,
    halls: open.map(({ id, objects, kind }) => ({
      id,
      objects: objects.map((object) => toPlanned(object, kind, settings)),
    })),
    walk,
    secondsIn: (id) =>
      settings.secondsInHall +
      sum(walksThrough(byId.get(id)?.rooms ?? []).map((each) => each.seconds)),
    worthOfRest: settings.worthOfRest,
    breaks: {
      ...settings.breaks,
      detour: (from, to) => (restAfter(from, to)?.seconds ?? 0) - walk(from, to),
    },
  });

  const steps: RouteStep[] = [];
  let pending: { rest: NonNullable<ReturnType<typeof restAfter>> } | undefined;
  for (const [index, stop] of plan.stops.entries()) {
    const exhibition = byId.get(stop.hall);
    if (!exhibition) continue;
    const direct = between(lastRoom(plan.stops[index - 1]?.hall), firstRoom(stop.hall));
    const way = pending ? pending.rest.walks.slice(1) : direct ? [direct] : [];
    const seen = new Set(stop.objects.map(({ id }) => id));
    steps.push({
      walks: [...way, ...walksThrough(exhibition.rooms)],
      seconds: stop.seconds,
      rooms: exhibition.rooms,
      exhibition,
      objects: exhibition.objects.filter(({ id }) => seen.has(id)),
    });
    const rest = stop.hasBreak ? restAfter(stop.hall, plan.stops[index + 1]?.hall) : undefined;
    pending = rest && { rest };
    if (rest) {
      const { seconds } = settings.breaks;
      steps.push({ walks: rest.walks.slice(0, 1), seconds, rooms: [rest.room], objects: [] });
    }
  }
  const visited = new Set(plan.stops.map(({ hall }) => hall));
  return {
    steps,
    wayOut: steps.length > 0 ? between(steps.at(-1)?.rooms.at(-1), entranceRoom) : undefined,
    totalSeconds: plan.totalSeconds,
    walkSeconds: plan.walkSeconds,
    left: exhibitions.filter(({ id, objects }) => !visited.has(id) && objects.length > 0),
  };
}

function toPlanned(
  { id, seconds, isTreasure, turns }: ObjectOnView,
  kind: ExhibitionOnView['kind'],
  { worth, maxSecondsAtObject }: ReturnType<typeof settingsOf>,
): PlannedObject {
  const base = isTreasure ? worth.treasure : turns ? worth.turntable : worth.other;
  return {
    id,
    seconds: Math.min(seconds, maxSecondsAtObject),
    worth: kind === 'temporary' ? base * worth.temporary : base,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
