import type { Site } from '../../../contract/schemas/site';
import { sites } from '../../../contract/shared/sites';
import { useLanguage } from '../../i18n/i18n-context';
import { readSite } from '../read/site';
import { useCall, type CallState } from './use-call';

/** The record of the current language's site. */
export function useSite(): CallState<Site> {
  return useCall(readSite, 'siteDetail', { siteCode: sites[useLanguage()].siteCode });
}
