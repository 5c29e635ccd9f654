import { chooseObjects, rankObjects } from './choose-objects';
import type { PlanInput, PlannedHall, PlannedStop, VisitPlan } from './plan-input';
import { shortestTours } from './shortest-tours';

/** Sets of more halls would take too long to compare; halls worth less are left out of the plan. */
const maxHalls = 10;

const noPlan: VisitPlan = { stops: [], walkBack: 0, walkSeconds: 0, totalSeconds: 0 };

/**
 * Plans a visit: of all sets of halls the one whose shortest tour leaves time for what is worth most. The plan never
 * takes longer than the time, breaks and the way back included, and is the same for the same input.
 */
export function planVisit(input: PlanInput): VisitPlan {
  // Breaks need a detour that is only known when the order is.
  let { seconds } = input;
  while (seconds > 0) {
    const plan = planWithin(input, seconds);
    const over = plan.totalSeconds - input.seconds;
    if (over <= 0) return plan;
    seconds -= Math.ceil(over);
  }
  return noPlan;
}

function planWithin(input: PlanInput, seconds: number): VisitPlan {
  const { walk, secondsIn, breaks, worthOfRest } = input;
  const halls = mostWorth(input.halls);
  const ranked = halls.map(rankObjects);
  const idOf = (index: number | undefined) => (index === undefined ? undefined : halls[index]?.id);
  const tourOf = shortestTours(halls.length, (from, to) => walk(idOf(from), idOf(to)));
  let best: { order: PlannedHall[]; ids: ReadonlySet<string>; score: number } | undefined;
  for (let set = 1; set < 1 << halls.length; set++) {
    const tour = tourOf(set);
    if (!Number.isFinite(tour.seconds)) continue;
    const order = tour.order.flatMap((index) => halls[index] ?? []);
    const fixed =
      tour.seconds + breaks.count * breaks.seconds + sum(order.map(({ id }) => secondsIn(id)));
    const choice = chooseObjects(
      tour.order.map((index) => ranked[index] ?? []),
      seconds - fixed,
    );
    if (!choice) continue;
    const score = choice.worth - (worthOfRest * tour.seconds) / 60;
    if (!best || score > best.score) best = { order, ids: choice.ids, score };
  }
  return best ? assemble(input, best.order, best.ids) : noPlan;
}

function mostWorth(halls: readonly PlannedHall[]): PlannedHall[] {
  const withObjects = halls.filter(({ objects }) => objects.length > 0);
  const worthOf = ({ objects }: PlannedHall) => sum(objects.map(({ worth }) => worth));
  const chosen = new Set(
    [...withObjects].sort((one, other) => worthOf(other) - worthOf(one)).slice(0, maxHalls),
  );
  return withObjects.filter((hall) => chosen.has(hall));
}

function assemble(
  { walk, secondsIn, breaks, ...input }: PlanInput,
  order: readonly PlannedHall[],
  ids: ReadonlySet<string>,
): VisitPlan {
  const stops: PlannedStop[] = [];
  let [totalSeconds, walkSeconds, taken] = [0, 0, 0];
  for (const [index, { id, objects }] of order.entries()) {
    const to = walk(order[index - 1]?.id, id);
    const seen = objects.filter((object) => ids.has(object.id));
    const seconds = secondsIn(id) + sum(seen.map((object) => object.seconds));
    walkSeconds += to;
    totalSeconds += to + seconds;
    // A break follows the hall in which another part of the time is over; none follows the last.
    const part = ((taken + 1) * input.seconds) / (breaks.count + 1);
    const next = order[index + 1];
    const hasBreak =
      next !== undefined && taken < breaks.count && totalSeconds >= part - breaks.seconds;
    if (hasBreak) {
      taken++;
      const detour = breaks.detour(id, next.id);
      walkSeconds += detour;
      totalSeconds += detour + breaks.seconds;
    }
    stops.push({ hall: id, walkSeconds: to, objects: seen, seconds, hasBreak });
  }
  const walkBack = walk(order.at(-1)?.id, undefined);
  return {
    stops,
    walkBack,
    walkSeconds: walkSeconds + walkBack,
    totalSeconds: totalSeconds + walkBack,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
