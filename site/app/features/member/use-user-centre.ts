import { sites } from '../../../contract/shared/sites';
import { centrePath } from '../../../contract/shared/user-centre';
import { useCall } from '../../api/client/use-call';
import { useLanguage } from '../../i18n/i18n-context';
import { safeHref } from '../../ui/link/safe-href';

/** URL of the user centre: that of the site record, else the built-in one. */
export function useUserCentre(): string {
  const { siteCode } = sites[useLanguage()];
  const { data } = useCall('siteDetail', { siteCode });
  return safeHref(data?.rows[0]?.userCentre ?? '') ?? centrePath;
}
