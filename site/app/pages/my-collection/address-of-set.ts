import { pathOfKind } from '../../../contract/shared/route-paths';
import { pathWithFilters } from '../../router/path-with-filters';

/** Query parameter with the id of the open set. */
export const setParameter = 'set';

/** Path of the page with an open set; '' for all sets. */
export function pathOfSet(id: string): string {
  return pathWithFilters(pathOfKind('my-collection'), { [setParameter]: id });
}
