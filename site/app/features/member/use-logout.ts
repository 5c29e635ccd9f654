import { useSWRConfig } from 'swr';
import { sites } from '../../../contract/sites';
import { createTokenStore } from '../../../user-centre/tokens';
import { useClient } from '../../api/use-client';
import { useLanguage } from '../../i18n/language';

const noop = () => undefined;

/**
 * Logs out: clears the tokens and the SWR cache and reloads the page, also if the request fails
 * (spec sections 4 and 8).
 */
export function useLogout(reload: () => void): () => Promise<void> {
  const client = useClient();
  const siteId = sites[useLanguage()].id;
  const { mutate } = useSWRConfig();
  return async () => {
    await client.callWith(noop, 'memberLogout', { siteId }).catch(noop);
    createTokenStore(() => window.localStorage).clear();
    await mutate(() => true, undefined, { revalidate: false });
    reload();
  };
}
