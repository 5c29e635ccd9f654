import { useSiteCall } from '../client/use-site-call';

/** The values of a dictionary in their order. */
export function useDictionary(dictCode: 'period' | 'material' | 'fact') {
  return useSiteCall('dictList', { dictCode });
}
