import { footerSitesCategory, paging } from '../../../contract/shared/paging';
import { invalidFields } from '../../http/http-error';

/**
 * Limits the page size. Exception: the footer requests all its links at once (spec section 7).
 * @throws HttpError 400
 */
export function assertPageSize(categoryCode: string, pageSize: number | undefined): void {
  if (categoryCode === footerSitesCategory || (pageSize ?? 0) <= paging.maxPageSize) return;
  const error = { kind: 'maximum', limit: paging.maxPageSize } as const;
  throw invalidFields([{ field: 'pageSize', error }]);
}
