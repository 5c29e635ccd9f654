import { routes, type Route } from './routes';

const byName: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.name, route]));

/** The route of that name; a category code without a route gives `undefined`. */
export function routeNamed(name: string): Route | undefined {
  return byName.get(name);
}

/** Writes parameters into a route's path, each percent-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Where a record of a category is shown: the detail route of the category's list, with the
 * category's code as `:code` or `:name`. `undefined` where the category has no such route.
 */
export function recordPath(categoryCode: string, id: string): string | undefined {
  const detail = routeNamed(categoryCode)?.detail;
  const route = detail === undefined ? undefined : routeNamed(detail);
  if (!route) return undefined;
  const path = fillPath(route.path, { code: categoryCode, name: categoryCode, id });
  return hasIdInQuery(route) ? `${path}?id=${encodeURIComponent(id)}` : path;
}

/** Whether a route shows a single record: such a route names the list to which the record belongs. */
export function isRecordRoute({ meta }: Route): boolean {
  return meta?.parent !== undefined;
}

/** Whether the id of its record stands in its query, because its path has no place for it. */
export function hasIdInQuery(route: Route): boolean {
  return isRecordRoute(route) && !route.path.includes(':id');
}

/** Whether the entries of a category are products of the museum's shop. */
export function isProduct(categoryCode: string): boolean {
  return routeNamed(routeNamed(categoryCode)?.detail ?? '')?.page === 'product';
}

/** The list that shows the exhibitions of a kind. */
export const exhibitionLists = {
  base: 'BaseExhibition',
  temporary: 'TemporaryExhibition',
  review: 'ExhibitiomReview',
} as const;

/** Where an exhibition of that kind is shown. */
export function exhibitionPath(kind: keyof typeof exhibitionLists, id: string): string {
  return recordPath(exhibitionLists[kind], id) ?? '/Exhibition';
}

/** Where an object of the collection is shown. */
export function exhibitPath(id: string): string {
  return recordPath('ExcellentCollection', id) ?? '/Collection';
}

/** Where an activity is shown, at one of its times. */
export function activityPath(id: string): string {
  return fillPath(routeNamed('ActivityDetail')?.path ?? '/', { id });
}
