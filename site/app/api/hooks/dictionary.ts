import { useSiteCall } from '../client/use-site-call';
import { readDictionaryValue } from '../read/dictionary';

/** The values of a dictionary in their order. */
export function useDictionary(dictCode: 'period' | 'material' | 'fact') {
  return useSiteCall(readDictionaryValue, 'dictList', { dictCode });
}
