import { sites } from '../../../contract/shared/sites';
import { useLanguage } from '../../i18n/i18n-context';
import { useSite } from './use-site';

/**
 * The id of the current language's site, an input of every other call. `undefined` while loading; the default id
 * if the request fails.
 */
export function useSiteId(): string | undefined {
  const { id } = sites[useLanguage()];
  const { data, error } = useSite();
  if (error) return id;
  return data && (data.rows[0]?.id ?? id);
}
