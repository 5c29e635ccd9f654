import { sites } from '../../../contract/shared/sites';
import { useLanguage } from '../../i18n/i18n-context';
import { useCall } from './use-call';

/**
 * The id of the current language's site, an input of every other call. `undefined` while loading; the default id
 * if the request fails.
 */
export function useSiteId(): string | undefined {
  const { id, siteCode } = sites[useLanguage()];
  const { data, error } = useCall('siteDetail', { siteCode });
  if (error) return id;
  return data && (data.rows[0]?.id ?? id);
}
