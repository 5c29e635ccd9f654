import type { Exhibit } from '../../../contract/schemas/exhibit';
import { itemOfTheDay } from './item-of-the-day';

/**
 * Object of a day, the same for every visitor: rotates through the objects with a picture. Handscrolls, thin strips
 * beside a text, have the wide scroll of the page.
 */
export function treasureOfTheDay(objects: readonly Exhibit[], day: string): Exhibit | undefined {
  const pictured = objects.filter(({ images: [image] }) => image && image.width < 3 * image.height);
  return itemOfTheDay(pictured, day);
}
