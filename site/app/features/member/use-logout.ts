import { useSWRConfig } from 'swr';
import { sites } from '../../../contract/shared/sites';
import { createTokenStore } from '../../../session/token-store';
import { useClient } from '../../api/client/use-client';
import { useLanguage } from '../../i18n/i18n-context';

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
    await client.call(noop, 'memberLogout', { siteId }).catch(noop);
    createTokenStore(() => window.localStorage).clear();
    await mutate(() => true, undefined, { revalidate: false });
    reload();
  };
}
