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
  | 'article-list'
  | 'article'
  | 'exhibition-list'
  | 'exhibition'
  | 'object-list'
  | 'object'
  | 'my-collection'
  | 'shared-set'
  | 'lost-found'
  | 'volunteer-card'
  | 'docents'
  | 'today'
  | 'calendar'
  | 'route-planner'
  | 'audio-guide'
  | 'offline-visit'
  | 'admission'
  | 'activity-list'
  | 'activity'
  | 'exhibition-tag'
  | 'local-museums'
  | 'local-museum'
  | 'shop'
  | 'product'
  | 'book'
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
  | 'lesson'
  | 'class-visit';

export interface RouteMeta {
  hideHeader?: boolean;
  hideFooter?: boolean;
  /** Hides the main menu only. */
  hideNav?: boolean;
  /** The page is as wide as the window. A rich page is then that of an area: cover, newest entries. */
  noMargin?: boolean;
  /** On a rich page: directions to the museum and floor plans follow the text. */
  forVisitors?: boolean;
  /** On a rich page: the opening hours stand above the picture, as on that for visitors. */
  showsHours?: boolean;
  /** On a detail route: name of the list that it belongs to. */
  parent?: string;
  /** Kind of exhibitions that a list shows; all where left out. */
  exhibitionKind?: 'base' | 'temporary' | 'review';
  /** On an article list: rows with dates; cards where left out. */
  dated?: boolean;
  /** On an article list: the entries of all news categories. */
  allNews?: boolean;
  /** On an article list: the dictionary by which its entries are filtered. */
  filter?: 'period';
  /** On a register: names of the facts in a row. */
  facts?: readonly string[];
  /** Names of lists with more on the subject of the page, linked from it. */
  related?: readonly string[];
  /** Code of the category whose entries are the sections of the page. */
  parts?: string;
}

/** The part of a path after its last slash. */
type LastSegment<Path extends string> = Path extends `${string}/${infer Rest}`
  ? LastSegment<Rest>
  : Path;

/** A row of the route table; its name is the last segment of the path where it has no other. */
export function defineRoute<
  const Path extends string,
  const Name extends string = LastSegment<Path>,
>(
  path: Path,
  page: PageKind,
  {
    name = path.slice(path.lastIndexOf('/') + 1) as Name,
    ...rest
  }: Partial<Pick<RouteRow<Name>, 'name' | 'detail' | 'meta'>> = {},
): RouteRow<Name> {
  return { path, name, page, ...rest };
}
