import type { Exhibit } from '../../../contract/entities/exhibit';

const dayMs = 86_400_000;

/** One object a day, the same for every visitor: those with a picture take turns. */
export function treasureOfTheDay(objects: readonly Exhibit[], day: string): Exhibit | undefined {
  const pictured = objects.filter(({ images }) => images.length > 0);
  const number = Math.floor(Date.parse(day) / dayMs);
  return pictured.length === 0 ? undefined : pictured[number % pictured.length];
}
