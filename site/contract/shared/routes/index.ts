import { collectionRoutes } from './collection';
import { digitalMuseumRoutes } from './digital-museum';
import { educationRoutes } from './education';
import { exhibitionRoutes } from './exhibition';
import { generalRoutes } from './general';
import { localMuseumRoutes } from './local-museums';
import { newsRoutes } from './news';
import { researchRoutes } from './research';
import type { RouteRow } from './route';
import { serviceRoutes } from './service';
import { shopRoutes } from './shop';
import { surveyRoutes } from './survey';

export type { PageKind } from './route';

const table = [
  ...generalRoutes,
  ...surveyRoutes,
  ...exhibitionRoutes,
  ...newsRoutes,
  ...researchRoutes,
  ...educationRoutes,
  ...digitalMuseumRoutes,
  ...collectionRoutes,
  ...serviceRoutes,
  ...localMuseumRoutes,
  ...shopRoutes,
];

export type RouteName = (typeof table)[number]['name'];
export type Route = RouteRow<RouteName>;

type RecordRouteName = Extract<RouteName, `${string}Detail`>;
/** A record route without a title has that of its list. */
export type RouteTitles = Readonly<
  Record<Exclude<RouteName, RecordRouteName>, string> & Partial<Record<RecordRouteName, string>>
>;

/**
 * The route table: one row a route, spelled as in spec section 2. Router, menus, breadcrumbs, titles,
 * prefetching, tests and the crawlable pages read it; no path is repeated elsewhere.
 */
export const routes: readonly Route[] = table;
