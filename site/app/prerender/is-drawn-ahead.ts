import type { PageKind } from '../../contract/routes';

/** Its heading already follows from the places that are taken while one looks. */
const leftToApp: PageKind = 'activity';

/** Whether what a page kind shows first follows from the content alone, so that everybody gets the same. */
export const isDrawnAhead = (page: PageKind): boolean => page !== leftToApp;
