import type { SearchKind } from '../../../contract/schemas/search';
import {
  activityPath,
  exhibitPath,
  fillPath,
  recordPath,
  findRoute,
} from '../../../contract/shared/route-paths';

/** Fields that determine the route of a record. */
export interface RoutableRecord {
  kind: SearchKind;
  id: string;
  categoryCode: string;
  /** Code of its top-level category. */
  area: string;
}

/**
 * The route of a record in the app: its category's detail route, else the category's own page, else the
 * detail route of its area; `undefined` if there is none.
 */
export function recordRoute({ kind, id, categoryCode, area }: RoutableRecord): string | undefined {
  if (kind === 'object') return exhibitPath(id);
  if (kind === 'activity') return activityPath(id);
  return recordPath(categoryCode, id) ?? categoryPage(categoryCode) ?? areaDetail();

  function areaDetail(): string | undefined {
    const detail = findRoute(area)?.detail;
    const route = detail === undefined ? undefined : findRoute(detail);
    const isForAnyCategory = route && /:(?:code|name)\b/.test(route.path);
    return isForAnyCategory
      ? fillPath(route.path, { code: categoryCode, name: categoryCode, id })
      : undefined;
  }
}

/** Route of a category's own page; `undefined` if it has none. */
export function categoryPage(categoryCode: string): string | undefined {
  const path = findRoute(categoryCode)?.path;
  return path?.includes(':') ? undefined : path;
}
