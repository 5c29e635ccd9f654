import { centrePath } from '../../../contract/shared/user-centre';
import { useSite } from '../../api/client/use-site';
import { safeHref } from '../../ui/link/safe-href';

/** URL of the user centre: that of the site record, else the built-in one. */
export function useUserCentre(): string {
  const { data } = useSite();
  return safeHref(data?.rows[0]?.userCentre ?? '') ?? centrePath;
}
