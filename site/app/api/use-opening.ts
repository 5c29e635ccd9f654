import type { OpeningRule } from '../../contract/entities/opening';
import { sites } from '../../contract/sites';
import { useLanguage } from '../i18n/language';
import { useCall } from './use-call';

const noRules: readonly OpeningRule[] = [];

/** The museum's opening rules; empty until loaded. */
export function useOpening(): readonly OpeningRule[] {
  const { siteCode } = sites[useLanguage()];
  return useCall('siteDetail', { siteCode }).data?.rows[0]?.opening ?? noRules;
}
