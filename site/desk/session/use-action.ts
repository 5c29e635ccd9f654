import { useNotices } from '../../app/ui/feedback/notices';
import type { DeskCallName } from '../../contract/shared/desk/endpoints';
import type { DeskData, DeskFields } from '../api/desk-client';
import { deskErrorText } from '../api/error-text';
import { useDeskSession } from './desk-session';
import { useRefresh } from './use-desk-call';

/**
 * Sends a change, tells its success or its error, and refreshes what it concerns, also after an error: somebody may
 * have been faster. Resolves to `undefined` after an error.
 */
export function useAction(...refreshed: DeskCallName[]) {
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  return async <Name extends DeskCallName>(
    name: Name,
    input: DeskFields<Name>,
    done?: string,
  ): Promise<DeskData<Name> | undefined> => {
    try {
      const data = await client.call(name, input);
      if (done !== undefined) notify('done', done);
      return data;
    } catch (error) {
      notify('failed', deskErrorText(error));
      return undefined;
    } finally {
      void refresh(...refreshed, 'deskAuditPage');
    }
  };
}
