import type { PageKind } from '../../../contract/shared/routes';

/** Not prerendered: its heading depends on the number of free places. */
const clientOnlyPage: PageKind = 'activity';

/** Whether a page kind is prerendered: its first rendering depends on content only. */
export const isPrerendered = (page: PageKind): boolean => page !== clientOnlyPage;
