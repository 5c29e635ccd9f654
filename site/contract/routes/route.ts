/** A row of the route table. Its titles are in `route-titles`, so that a visitor loads those of one language. */
export interface RouteRow<Name extends string = string> {
  /**
   * Below `#` in the app; `:name` stands for a parameter. One that ends in a query is a variant of the
   * page at that path, shown for this value.
   */
  path: string;
  /** The route's name, which is the code of its category where it has one. */
  name: Name;
  /** Which page kind shows it. */
  page: PageKind;
  /** On a list: the name of the route that shows one of its records. */
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
  /** The menu entry to which a detail page belongs. */
  parent?: string;
  /** Which exhibitions a list shows; all where it is left out. */
  exhibitionKind?: 'base' | 'temporary' | 'review';
}

export function row<const Name extends string>(
  path: string,
  name: Name,
  page: PageKind,
  rest: Pick<RouteRow, 'detail' | 'meta'> = {},
): RouteRow<Name> {
  return { path, name, page, ...rest };
}
