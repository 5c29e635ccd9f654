import { useCallback } from 'react';
import type { CallInput, CallRecord } from '../../../contract/schemas';
import { siteEndpoints, type SiteCallName } from '../../../contract/shared/site-endpoints';
import { useLanguage } from '../../i18n/i18n-context';
import type { Reader } from './call-result';
import { ApiError } from '../../../session/api-error';
import { useClient } from './use-client';
import { useSiteId } from './use-site-id';

/**
 * Returns a function that sends a form and resolves to the response record. `read` must be a stable reference.
 * Rejects with an `ApiError`, also for an invalid response.
 */
export function useSubmitForm<Name extends SiteCallName>(
  name: Name,
  read: Reader<Name>,
): (input: CallInput<Name>) => Promise<CallRecord<Name>> {
  const client = useClient();
  const siteId = useSiteId();
  const language = useLanguage();
  return useCallback(
    async (input) => {
      const { rows } = await client.call(read, name, { ...input, ...(siteId && { siteId }) });
      const [row] = rows;
      if (row === undefined) {
        throw new ApiError({ kind: 'unreadable' }, siteEndpoints[name].path, language);
      }
      return row;
    },
    [client, language, name, read, siteId],
  );
}
