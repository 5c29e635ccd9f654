import type { Image } from '../../../contract/schemas/common/fields';
import type { Exhibition } from '../../../contract/schemas/exhibition';
import { itemOfTheDay } from './item-of-the-day';

/** The picture that may lead the home page, else the first. */
export function leadPicture({ images }: Exhibition): Image | undefined {
  return images.find(({ lead }) => lead) ?? images[0];
}

/** The leading exhibition of a day: current ones with a picture for it take turns; else the first of all. */
export function leadOfTheDay(exhibitions: readonly Exhibition[], day: string) {
  const leads = exhibitions.filter(
    ({ status, images }) => status === 'current' && images.some(({ lead }) => lead),
  );
  return itemOfTheDay(leads, day) ?? exhibitions[0];
}
