import { styled } from 'styled-components';
import { recordLabels } from '../../../contract/shared/desk/record-labels';
import type { RecordRow } from '../../../contract/schemas/desk/editor';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { DataTable, type TableColumn } from '../../ui/data-table';
import { Empty } from '../../ui/empty';
import { PageHead } from '../../ui/page-head';
import { Pager } from '../../ui/pager';
import { recordMessages } from './messages';
import { RecordFilterForm } from './record-filters';
import { RecordStateBadge } from './record-state-badge';
import { pageSize, useRecordFilters } from './use-record-filters';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
`;

/** Records of a kind: filters in the address, and the forms of a new one. */
export function RecordListPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(recordMessages);
  const labels = recordLabels[useLanguage()];
  const state = useRecordFilters();
  const { kind, filters, page, set } = state;
  const call = useDeskCall('deskRecordPage', { kind, ...filters, pageNum: page, pageSize });
  const { data: forms = [] } = useDeskCall('deskRecordForms', {});
  const columns = useColumns(set);
  return (
    <>
      <PageHead title={frame.pages.records}>
        <Actions>
          <p role="status">{call.data && own.count(call.data.total)}</p>
          {forms
            .filter((form) => form.kind === kind)
            .map(({ form }) => (
              <PlainButton
                key={form}
                type="button"
                onClick={() => {
                  set({ new: form });
                }}
              >
                {own.createKind(labels.forms[form] ?? labels.kinds[kind])}
              </PlainButton>
            ))}
        </Actions>
      </PageHead>
      <RecordFilterForm state={state} />
      <CallState call={call}>
        {({ records, total }) => (
          <>
            {records.length === 0 ? (
              <Empty>{own.none}</Empty>
            ) : (
              <DataTable
                caption={own.list}
                columns={columns}
                rows={records}
                keyOf={({ id }) => id}
                busy={call.isLoading}
              />
            )}
            <Pager
              page={page}
              pageCount={Math.ceil(total / pageSize)}
              onChange={(next) => {
                set({ page: String(next) });
              }}
            />
          </>
        )}
      </CallState>
    </>
  );
}

function useColumns(
  set: (change: Readonly<Record<string, string>>) => void,
): TableColumn<RecordRow>[] {
  const own = usePageMessages(recordMessages);
  const language = useLanguage();
  const title = ({ titleZh, titleEn }: RecordRow) =>
    (language === 'zh' ? titleZh || titleEn : titleEn || titleZh) || own.untitled;
  return [
    {
      id: 'title',
      heading: language === 'zh' ? own.titleZh : own.titleEn,
      kind: 'text',
      cell: (row) => (
        <button
          type="button"
          className="open"
          onClick={() => {
            set({ id: row.id });
          }}
        >
          {title(row)}
        </button>
      ),
    },
    {
      id: 'other',
      heading: language === 'zh' ? own.titleEn : own.titleZh,
      kind: 'text',
      cell: ({ titleZh, titleEn }) => (language === 'zh' ? titleEn : titleZh) || '—',
    },
    { id: 'category', heading: own.category, cell: ({ category }) => category || '—' },
    { id: 'state', heading: own.state, cell: (row) => <RecordStateBadge record={row} /> },
    {
      id: 'changed',
      heading: own.changed,
      cell: ({ updatedAt, updatedBy }) =>
        `${own.by(updatedBy)} · ${formatDateTime(updatedAt, language)}`,
    },
  ];
}
