import { sites } from '../../../contract/sites';
import { centrePath } from '../../../contract/user-centre';
import { useCall } from '../../api/use-call';
import { useLanguage } from '../../i18n/language';
import { safeHref } from '../../ui/safe-href';

/** URL of the user centre: that of the site record, else the built-in one. */
export function useUserCentre(): string {
  const { siteCode } = sites[useLanguage()];
  const { data } = useCall('siteDetail', { siteCode });
  return safeHref(data?.rows[0]?.userCentre ?? '') ?? centrePath;
}
