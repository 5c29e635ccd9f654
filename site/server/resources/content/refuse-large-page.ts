import { footerSiteCode, paging } from '../../../contract/endpoints';
import { faultyFields } from '../../http/failure';

/**
 * Limits the page size. Exception: the footer requests all its links at once (spec section 7).
 * @throws CallFailure 400
 */
export function refuseLargePage(categoryCode: string, pageSize: number | undefined): void {
  if (categoryCode === footerSiteCode || (pageSize ?? 0) <= paging.maxPageSize) return;
  const fault = { kind: 'maximum', limit: paging.maxPageSize } as const;
  throw faultyFields([{ field: 'pageSize', fault }]);
}
