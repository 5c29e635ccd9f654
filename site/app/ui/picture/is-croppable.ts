import type { Image } from '../../../contract/schemas/common/fields';

/** Whether a picture may be cropped: wide ones show rooms or landscapes, others may show an object. */
export function isCroppable({ width, height, whole }: Image): boolean {
  return !whole && width > height * 1.5;
}
