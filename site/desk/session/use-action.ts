import { useNotices } from '../../app/ui/feedback/notices';
import type { DeskCallName } from '../../contract/shared/desk/endpoints';
import type { DeskConflict } from '../../contract/schemas/desk';
import type { DeskData, DeskFields } from '../api/desk-client';
import { deskErrorText } from '../api/error-text';
import { readConflict } from '../api/read-conflict';
import { useDeskSession } from './desk-session';
import { useRefresh } from './use-desk-call';

/**
 * Sends a change, tells its success or its error, and refreshes what it concerns, also after an error: somebody may
 * have been faster. Where `onConflict` is given it gets what the service has now. Resolves to `undefined` after an error.
 */
export function useAction(...refreshed: DeskCallName[]) {
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  return async <Name extends DeskCallName>(
    name: Name,
    input: DeskFields<Name>,
    done?: string,
    onConflict?: (current: DeskConflict<Name>) => void,
  ): Promise<DeskData<Name> | undefined> => {
    try {
      const data = await client.call(name, input);
      if (done !== undefined) notify('done', done);
      return data;
    } catch (error) {
      const current = onConflict && readConflict(name, error);
      if (current === undefined) notify('failed', deskErrorText(error));
      else onConflict?.(current);
      return undefined;
    } finally {
      void refresh(...refreshed, 'deskAuditPage');
    }
  };
}
