import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** The values of a dictionary in their order. */
export function useDictionary(dictCode: 'period' | 'material' | 'fact') {
  const siteId = useSiteId();
  return useCall('dictList', siteId === undefined ? undefined : { siteId, dictCode });
}
