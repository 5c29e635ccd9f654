import type { Exhibit } from '../../../contract/schemas/exhibit';

const dayMs = 86_400_000;

/** Object of a day, the same for every visitor: rotates through the objects with a picture. */
export function treasureOfTheDay(objects: readonly Exhibit[], day: string): Exhibit | undefined {
  const pictured = objects.filter(({ images }) => images.length > 0);
  const dayNumber = Math.floor(Date.parse(day) / dayMs);
  return pictured.length === 0 ? undefined : pictured[dayNumber % pictured.length];
}
