import type { Image } from '../../contract/entities/common';

/** Rooms and landscapes are wide and may be cut to a frame; anything else may be an object, which is never cut. */
export function isScene({ width, height, whole }: Image): boolean {
  return !whole && width > height * 1.5;
}
