import { footerSiteCode, paging } from '../../../contract/endpoints';
import { faultyFields } from '../../http/failure';

/**
 * The footer asks for all its links at once (spec section 7); nothing else is asked for without paging.
 * @throws CallFailure 400
 */
export function refuseLargePage(categoryCode: string, pageSize: number | undefined): void {
  if (categoryCode === footerSiteCode || (pageSize ?? 0) <= paging.maxPageSize) return;
  const fault = { kind: 'maximum', limit: paging.maxPageSize } as const;
  throw faultyFields([{ field: 'pageSize', fault }]);
}
