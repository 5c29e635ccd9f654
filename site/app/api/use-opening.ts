import type { OpeningRule } from '../../contract/entities/opening';
import { sites } from '../../contract/sites';
import { useLanguage } from '../i18n/language';
import { useCall } from './use-call';

const none: readonly OpeningRule[] = [];

/** The museum's opening rules; none until the service has said. */
export function useOpening(): readonly OpeningRule[] {
  const { siteCode } = sites[useLanguage()];
  return useCall('siteDetail', { siteCode }).data?.rows[0]?.opening ?? none;
}
