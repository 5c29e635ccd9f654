import { useState } from 'react';
import type { RecordKind } from '../../../contract/shared/desk/records';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useNotices } from '../../../app/ui/feedback/notices';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/list/data-table';
import { OpenButton } from '../../ui/open-button';
import { WidePanel } from '../../ui/versions/wide-panel';
import { Differences } from '../../ui/versions/differences';
import { recordMessages } from './messages';
import { pathLabel } from '../../ui/versions/path-label';
import { withoutEmpty } from './record-values';
import type { Values } from '../../ui/versions/values';

interface HistoryPanelProps {
  recordKey: { kind: RecordKind; id: string };
  /** What the form has now. */
  values: Values;
  onRestore: (source: Values) => void;
  onClose: () => void;
}

/** Versions of a record: who changed what and when; each can be compared and brought back into the form. */
export function HistoryPanel({ recordKey, values, onRestore, onClose }: HistoryPanelProps) {
  const own = usePageMessages(recordMessages);
  const frame = usePageMessages(deskMessages);
  const language = useLanguage();
  const { notify } = useNotices();
  const call = useDeskCall('deskRecordVersions', recordKey);
  const [chosen, setChosen] = useState<number>();
  const version = useDeskCall(
    'deskRecordVersion',
    chosen === undefined ? null : { ...recordKey, version: chosen },
  );
  return (
    <WidePanel title={own.history} closeLabel={frame.close} onClose={onClose}>
      <p>{own.historyHint}</p>
      <CallState call={call}>
        {(versions) => (
          <DataTable
            caption={own.history}
            rows={versions}
            keyOf={(row) => String(row.version)}
            columns={[
              {
                id: 'version',
                heading: own.history,
                cell: (row) => (
                  <OpenButton
                    aria-pressed={row.version === chosen}
                    onClick={() => {
                      setChosen(row.version);
                    }}
                  >
                    {own.version(row.version)}
                  </OpenButton>
                ),
              },
              {
                id: 'changed',
                heading: own.changed,
                cell: ({ updatedAt, updatedBy }) =>
                  `${own.by(updatedBy)} · ${formatDateTime(updatedAt, language)}`,
              },
              {
                id: 'changes',
                heading: own.changes,
                kind: 'text',
                cell: ({ changes }) =>
                  changes
                    .map((name) => pathLabel(name, language))
                    .join(language === 'zh' ? '、' : ', '),
              },
            ]}
          />
        )}
      </CallState>
      {chosen !== undefined && (
        <CallState call={version}>
          {({ source, version: number }) => (
            <>
              <h3>{own.version(number)}</h3>
              <Differences
                caption={own.version(number)}
                one={{ name: own.now, values: withoutEmpty(values) }}
                other={{ name: own.thisVersion, values: source }}
              />
              <div className="buttons">
                <PlainButton
                  type="button"
                  onClick={() => {
                    onRestore(source);
                    notify('done', own.broughtBack(number));
                  }}
                >
                  {own.bringBack}
                </PlainButton>
              </div>
            </>
          )}
        </CallState>
      )}
    </WidePanel>
  );
}
