import { sites } from '../../../contract/sites';
import { centrePath } from '../../../contract/user-centre';
import { useCall } from '../../api/use-call';
import { useLanguage } from '../../i18n/language';
import { safeHref } from '../../ui/safe-href';

/** Where the user centre lies: the museum may have put another in the place of its own. */
export function useUserCentre(): string {
  const { siteCode } = sites[useLanguage()];
  const { data } = useCall('siteDetail', { siteCode });
  return safeHref(data?.rows[0]?.userCentre ?? '') ?? centrePath;
}
