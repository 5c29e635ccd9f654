import { sites } from '../../contract/sites';
import { useLanguage } from '../i18n/language';
import { useCall } from './use-call';

/**
 * The id of the site whose language the page speaks, which every other call carries. `undefined`
 * until the service has said; if it cannot, the known id is used and navigation goes on.
 */
export function useSiteId(): string | undefined {
  const { id, siteCode } = sites[useLanguage()];
  const { data, error } = useCall('siteDetail', { siteCode });
  if (error) return id;
  return data && (data.rows[0]?.id ?? id);
}
