import type { Image } from '../../contract/entities/common';

/** Whether a picture may be cropped: wide ones show rooms or landscapes, others may show an object. */
export function isScene({ width, height, whole }: Image): boolean {
  return !whole && width > height * 1.5;
}
