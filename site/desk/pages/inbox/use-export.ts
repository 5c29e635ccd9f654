import { useState } from 'react';
import type { InboxKind } from '../../../contract/shared/desk/inbox';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { saveFile } from '../../../app/ui/save-file';
import { useNotices } from '../../../app/ui/feedback/notices';
import { deskErrorText } from '../../api/error-text';
import { useDeskSession } from '../../session/desk-session';
import { inboxMessages } from './messages';
import type { InboxFilters } from './use-inbox-filters';

/** Downloads all items that match the filters as a CSV file. */
export function useExport(kind: InboxKind, filters: InboxFilters) {
  const messages = usePageMessages(inboxMessages);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { fileName, csv, rows } = await client.call('deskExport', { ...filters, kind });
      saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      notify('done', messages.exported(rows));
    } catch (error) {
      notify('failed', deskErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    start: () => {
      if (!isBusy) void download();
    },
  };
}
