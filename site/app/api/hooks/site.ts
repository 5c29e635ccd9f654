import type { OpeningRule } from '../../../contract/schemas/site';
import { sites } from '../../../contract/shared/sites';
import { useLanguage } from '../../i18n/i18n-context';
import { useCall } from '../client/use-call';

const noRules: readonly OpeningRule[] = [];

/** The museum's opening rules; empty until loaded. */
export function useOpeningRules(): readonly OpeningRule[] {
  const { siteCode } = sites[useLanguage()];
  return useCall('siteDetail', { siteCode }).data?.rows[0]?.opening ?? noRules;
}
