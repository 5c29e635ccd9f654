import type { PageKind } from '../../contract/routes';

/** What these show follows from a form's state or from places that are taken while one looks. */
const leftToApp: ReadonlySet<PageKind> = new Set<PageKind>([
  'lost-found',
  'docents',
  'activity-list',
  'activity',
  'volunteer-card',
]);

/** Whether a page kind follows from the content alone, so that everybody gets the same page. */
export const isDrawnAhead = (page: PageKind): boolean => !leftToApp.has(page);
