import type { SearchKind } from '../../contract/entities/search-hit';
import {
  activityPath,
  exhibitPath,
  fillPath,
  recordPath,
  routeNamed,
} from '../../contract/route-paths';

/** What leads to a record. */
export interface RecordPlace {
  kind: SearchKind;
  id: string;
  categoryCode: string;
  /** The category at the top of the menu above it. */
  area: string;
}

/**
 * The route on which the app shows a record: its category's detail route; else the category's own
 * page, of which it is the text; else the detail route of its area. `undefined` where none leads to it.
 */
export function recordRoute({ kind, id, categoryCode, area }: RecordPlace): string | undefined {
  if (kind === 'object') return exhibitPath(id);
  if (kind === 'activity') return activityPath(id);
  return recordPath(categoryCode, id) ?? ownPage(categoryCode) ?? detailOfArea();

  function detailOfArea(): string | undefined {
    const detail = routeNamed(area)?.detail;
    const route = detail === undefined ? undefined : routeNamed(detail);
    const isForAnyCategory = route && /:(?:code|name)\b/.test(route.path);
    return isForAnyCategory
      ? fillPath(route.path, { code: categoryCode, name: categoryCode, id })
      : undefined;
  }
}

function ownPage(categoryCode: string): string | undefined {
  const path = routeNamed(categoryCode)?.path;
  return path?.includes(':') ? undefined : path;
}
