import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PageHead } from '../../ui/page-head';
import { CallState } from '../../ui/call-state';
import { useDeskCall } from '../../session/use-desk-call';
import { hasStatus } from '../../../session/api-error';
import type { RecordKind } from '../../../contract/shared/desk/records';
import { recordMessages } from './messages';
import { RecordEditor } from './record-editor';

/** An existing record in its form. */
export function RecordPage({ kind, id }: { kind: RecordKind; id: string }) {
  const own = usePageMessages(recordMessages);
  const call = useDeskCall('deskRecord', { kind, id });
  const forms = useDeskCall('deskRecordForms', {});
  if (hasStatus(call.error, 404)) return <PageHead title={own.unknown} />;
  return (
    <CallState call={call}>
      {(record) => (
        <CallState call={forms}>
          {(all) => {
            const form = all.find((each) => each.form === record.form);
            return (
              form && (
                <RecordEditor
                  // A saved record starts anew from what is stored.
                  key={`${record.version} ${record.draftVersion}`}
                  form={form}
                  record={record}
                />
              )
            );
          }}
        </CallState>
      )}
    </CallState>
  );
}
