/** A row of the route table. Titles are in `route-titles`, so that the browser loads one language only. */
export interface RouteRow<Name extends string = string> {
  /**
   * Hash path in the app; `:name` is a parameter. A path with a query is a variant of the page at that path,
   * shown for that value of the query.
   */
  path: string;
  /** Name of the route, equal to the code of its category where it has one. */
  name: Name;
  page: PageKind;
  /** On a list: name of the route that shows a single record. */
  detail?: string;
  meta?: RouteMeta;
}

export type PageKind =
  | 'home'
  | 'rich-page'
  | 'visitor-guide'
  | 'article-list'
  | 'article'
  | 'exhibition-list'
  | 'exhibition'
  | 'object-list'
  | 'object'
  | 'lost-found'
  | 'volunteer-card'
  | 'docents'
  | 'activity-list'
  | 'activity'
  | 'exhibition-tag'
  | 'local-museums'
  | 'local-museum'
  | 'shop'
  | 'product'
  | 'book'
  | 'area'
  | 'timeline'
  | 'chronicle'
  | 'organisation'
  | 'people'
  | 'person'
  | 'register'
  | 'reports'
  | 'units'
  | 'thesis'
  | 'publications'
  | 'treasures'
  | 'donations'
  | 'links'
  | 'search'
  | 'digital-museum'
  | 'video-list'
  | 'video'
  | 'music'
  | 'picture-wall'
  | 'online-exhibition'
  | 'lesson-list'
  | 'lesson';

export interface RouteMeta {
  hideHeader?: boolean;
  hideFooter?: boolean;
  /** Hides the main menu only. */
  hideNav?: boolean;
  noMargin?: boolean;
  /** On a detail route: name of the list that it belongs to. */
  parent?: string;
  /** Kind of exhibitions that a list shows; all where left out. */
  exhibitionKind?: 'base' | 'temporary' | 'review';
}

export function defineRoute<const Name extends string>(
  path: string,
  name: Name,
  page: PageKind,
  rest: Pick<RouteRow, 'detail' | 'meta'> = {},
): RouteRow<Name> {
  return { path, name, page, ...rest };
}
