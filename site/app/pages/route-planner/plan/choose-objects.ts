import type { PlannedHall, PlannedObject } from './plan-input';

/** Objects that make a hall worth entering; fewer where it has fewer. */
const leastInHall = 4;

/** Each further object of one hall is worth less than the one before, so that a visit sees several halls. */
const fading = 0.9;

interface Choice {
  /** Ids of the chosen objects. */
  ids: ReadonlySet<string>;
  worth: number;
  seconds: number;
}

/** Objects of a hall by what they are worth, then in the order of the exhibition. */
export function rankObjects({ objects }: PlannedHall): PlannedObject[] {
  return [...objects].sort((one, other) => other.worth - one.worth);
}

/** The ranked objects of some halls that fit a time and are worth most; `undefined` if a hall would have too few. */
export function chooseObjects(
  halls: readonly (readonly PlannedObject[])[],
  secondsLeft: number,
): Choice | undefined {
  const queues = halls.map((objects) => [...objects]);
  const taken = halls.map(() => 0);
  const ids = new Set<string>();
  let [worth, seconds] = [0, 0];
  const take = (hall: number, object: PlannedObject) => {
    ids.add(object.id);
    worth += object.worth * fading ** (taken[hall] ?? 0);
    seconds += object.seconds;
    taken[hall] = (taken[hall] ?? 0) + 1;
  };
  for (const [hall, queue] of queues.entries()) {
    for (const object of queue.splice(0, leastInHall)) take(hall, object);
  }
  if (seconds > secondsLeft) return undefined;
  for (;;) {
    let found: { hall: number; rate: number } | undefined;
    for (const [hall, queue] of queues.entries()) {
      const [object] = queue;
      if (!object || seconds + object.seconds > secondsLeft) continue;
      const rate = (object.worth * fading ** (taken[hall] ?? 0)) / object.seconds;
      if (!found || rate > found.rate) found = { hall, rate };
    }
    const object = found && queues[found.hall]?.shift();
    if (!found || !object) return { ids, worth, seconds };
    take(found.hall, object);
  }
}
