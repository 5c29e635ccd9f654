import { isObject } from './values';

export function readFavouriteState(value: unknown): { isFav: boolean } | undefined {
  return isObject(value) && typeof value.isFav === 'boolean' ? { isFav: value.isFav } : undefined;
}
