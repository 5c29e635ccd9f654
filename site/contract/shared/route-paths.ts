import { routes, type PageKind, type Route } from './routes';

const byName: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.name, route]));

/** Finds a route by name; `undefined` for a category code without a route. */
export function findRoute(name: string): Route | undefined {
  return byName.get(name);
}

/** The first route of a page kind: the main one where several routes have it. */
export function findRouteOfKind(page: PageKind): Route | undefined {
  return routes.find((route) => route.page === page);
}

/** Path of the first route of a page kind; the home page if there is none. */
export function pathOfKind(page: PageKind): string {
  return findRouteOfKind(page)?.path ?? '/';
}

/** The list of all news. */
export function findNewsList(): Route | undefined {
  return routes.find(({ meta }) => meta?.allNews);
}

/** The page with directions, floor plans and hours. */
export function findVisitorGuide(): Route | undefined {
  return routes.find(({ meta }) => meta?.forVisitors);
}

/** The lists that `meta.related` of a route names. */
export function findRelatedLists(route: Route | undefined): Route[] {
  return (route?.meta?.related ?? []).flatMap((name) => findRoute(name) ?? []);
}

/** The page whose sections are the entries of a category. */
export function findListOfParts(category: string): Route | undefined {
  return routes.find(({ meta }) => meta?.parts === category);
}

/** The list to which the records of a list belong: `meta.parent` of its detail route. */
export function findMainList(route: Route | undefined): Route | undefined {
  return findRoute(findRoute(route?.detail ?? '')?.meta?.parent ?? '');
}

/** Inserts percent-encoded parameters into the path of a route. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Path of a record: the detail route of its category’s list, with the category’s code as `:code` or `:name`.
 * `undefined` where the category has no detail route.
 */
export function recordPath(categoryCode: string, id: string): string | undefined {
  const detail = findRoute(categoryCode)?.detail;
  const route = detail === undefined ? undefined : findRoute(detail);
  if (!route) return undefined;
  const path = fillPath(route.path, { code: categoryCode, name: categoryCode, id });
  return hasIdInQuery(route) ? `${path}?id=${encodeURIComponent(id)}` : path;
}

/** Whether a route shows a single record; `meta.parent` names its list. */
export function isRecordRoute({ meta }: Route): boolean {
  return meta?.parent !== undefined;
}

/** Whether the id of the record is in the query, because the path has no `:id`. */
export function hasIdInQuery(route: Route): boolean {
  return isRecordRoute(route) && !route.path.includes(':id');
}

/** Whether the entries of a category are shop products. */
export function isProductCategory(categoryCode: string): boolean {
  return findRoute(findRoute(categoryCode)?.detail ?? '')?.page === 'product';
}

/** Name of the list route for each kind of exhibition. */
export const exhibitionListRoutes = {
  base: 'BaseExhibition',
  temporary: 'TemporaryExhibition',
  review: 'ExhibitiomReview',
} as const;

/** Path of an exhibition. */
export function exhibitionPath(kind: keyof typeof exhibitionListRoutes, id: string): string {
  return recordPath(exhibitionListRoutes[kind], id) ?? '/Exhibition';
}

/** Path of an object of the collection. */
export function exhibitPath(id: string): string {
  return recordPath('ExcellentCollection', id) ?? '/Collection';
}

/** Path of an activity; `id` is that of one occurrence. */
export function activityPath(id: string): string {
  return fillPath(findRoute('ActivityDetail')?.path ?? '/', { id });
}
