import type { Exhibit } from '../../../contract/schemas/exhibit';
import { itemOfTheDay } from './item-of-the-day';

/** Object of a day, the same for every visitor: rotates through the objects with a picture. */
export function treasureOfTheDay(objects: readonly Exhibit[], day: string): Exhibit | undefined {
  const pictured = objects.filter(({ images }) => images.length > 0);
  return itemOfTheDay(pictured, day);
}
