import { useSWRConfig } from 'swr';
import { sites } from '../../../contract/sites';
import { createTokenStore } from '../../../user-centre/tokens';
import { useClient } from '../../api/use-client';
import { useLanguage } from '../../i18n/language';

const nothing = () => undefined;

/**
 * Ends the log-in. Also where the service cannot be reached, the browser forgets the member and what
 * was answered to them, and the page begins anew (spec sections 4 and 8).
 */
export function useLogout(reload: () => void): () => Promise<void> {
  const client = useClient();
  const siteId = sites[useLanguage()].id;
  const { mutate } = useSWRConfig();
  return async () => {
    await client.callWith(nothing, 'memberLogout', { siteId }).catch(nothing);
    createTokenStore(() => window.localStorage).clear();
    await mutate(() => true, undefined, { revalidate: false });
    reload();
  };
}
