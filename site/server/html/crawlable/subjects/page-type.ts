import type { PageKind, Route } from '../../../../contract/shared/routes';

/** The schema.org types of pages that are not about a single record. */
type PageType = 'WebPage' | 'CollectionPage' | 'ContactPage';

/** Types by page kind. A kind that is missing is a `WebPage`: a form, a tool, a text. */
const types: Partial<Record<PageKind, PageType>> = {
  'activity-list': 'CollectionPage',
  'article-list': 'CollectionPage',
  'audio-guide': 'CollectionPage',
  chronicle: 'CollectionPage',
  'digital-museum': 'CollectionPage',
  donations: 'CollectionPage',
  'exhibition-list': 'CollectionPage',
  'lesson-list': 'CollectionPage',
  links: 'CollectionPage',
  'local-museums': 'CollectionPage',
  'lost-found': 'ContactPage',
  music: 'CollectionPage',
  'object-list': 'CollectionPage',
  people: 'CollectionPage',
  'picture-wall': 'CollectionPage',
  publications: 'CollectionPage',
  register: 'CollectionPage',
  reports: 'CollectionPage',
  shop: 'CollectionPage',
  timeline: 'CollectionPage',
  treasures: 'CollectionPage',
  units: 'CollectionPage',
  'video-list': 'CollectionPage',
};

/** The schema.org type of a page; a rich page is a collection where it is that of an area. */
export function pageTypeOf({ page, meta }: Pick<Route, 'page' | 'meta'>): PageType {
  const isArea = page === 'rich-page' && meta?.noMargin === true;
  return isArea ? 'CollectionPage' : (types[page] ?? 'WebPage');
}
