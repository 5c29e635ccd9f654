import { recordLabels } from '../../../contract/shared/desk/record-labels';
import type { RecordRow } from '../../../contract/schemas/desk/editor';
import type { RecordForm } from '../../../contract/shared/desk/records';
import { sites } from '../../../contract/shared/sites';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import type { TableColumn } from '../../ui/list/data-table';
import { PagedTable } from '../../ui/list/paged-table';
import { OpenButton } from '../../ui/open-button';
import { PageHead } from '../../ui/page-head';
import { recordMessages } from './messages';
import { useChoices } from './use-choices';
import { RecordFilterForm } from './record-filters';
import { RecordStateBadge } from './record-state-badge';
import { pageSize, useRecordFilters } from './use-record-filters';

/** Records of a kind: filters in the address, and the forms of a new one. */
export function RecordListPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(recordMessages);
  const labels = recordLabels[useLanguage()];
  const state = useRecordFilters();
  const { kind, filters, page, set } = state;
  const call = useDeskCall('deskRecordPage', { kind, ...filters, pageNum: page, pageSize });
  const { data: forms = [] } = useDeskCall('deskRecordForms', {});
  const ofKind = forms.filter((form) => form.kind === kind);
  const columns = useColumns(set, ofKind[0]);
  return (
    <>
      <PageHead title={frame.pages.records} count={call.data && own.count(call.data.total)}>
        {ofKind.map(({ form }) => (
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
      </PageHead>
      <RecordFilterForm state={state} />
      <PagedTable
        call={call}
        caption={own.list}
        columns={columns}
        none={own.none}
        page={page}
        pageSize={pageSize}
        onPage={(next) => {
          set({ page: String(next) });
        }}
      />
    </>
  );
}

function useColumns(
  set: (change: Readonly<Record<string, string>>) => void,
  form: RecordForm | undefined,
): TableColumn<RecordRow>[] {
  const own = usePageMessages(recordMessages);
  const language = useLanguage();
  const categories = useChoices(
    form?.fields.find(({ name }) => name === 'category' || name === 'parent')?.reference,
  );
  const title = ({ id, titleZh, titleEn }: RecordRow) =>
    (language === 'zh' ? titleZh || titleEn : titleEn || titleZh) || id;
  return [
    {
      id: 'title',
      heading: language === 'zh' ? own.titleZh : own.titleEn,
      kind: 'text',
      cell: (row) => (
        <OpenButton
          onClick={() => {
            set({ id: row.id });
          }}
        >
          {title(row)}
        </OpenButton>
      ),
    },
    {
      id: 'other',
      heading: language === 'zh' ? own.titleEn : own.titleZh,
      kind: 'text',
      cell: ({ titleZh, titleEn }) => {
        const other = language === 'zh' ? 'en' : 'zh';
        const text = other === 'en' ? titleEn : titleZh;
        return text === '' ? '—' : <span lang={sites[other].lang}>{text}</span>;
      },
    },
    {
      id: 'category',
      heading: own.category,
      cell: ({ category }) =>
        categories.find(({ id }) => id === category)?.label ?? (category || '—'),
    },
    { id: 'state', heading: own.state, cell: (row) => <RecordStateBadge record={row} /> },
    {
      id: 'changed',
      heading: own.changed,
      cell: ({ updatedAt, updatedBy }) => (
        <>
          {own.by(updatedBy)} · <span className="whole">{formatDateTime(updatedAt, language)}</span>
        </>
      ),
    },
  ];
}
