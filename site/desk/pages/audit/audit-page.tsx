import { auditActions } from '../../../contract/shared/desk/audit-actions';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useDeskCall } from '../../session/use-desk-call';
import { deskMessages } from '../../messages';
import { useAddressFilters } from '../../ui/list/use-address-filters';
import { FilterSelect } from '../../ui/list/filter-fields';
import { FilterForm } from '../../ui/list/filter-form';
import { KeywordField } from '../../ui/list/keyword-field';
import { PagedTable } from '../../ui/list/paged-table';
import { PageHead } from '../../ui/page-head';
import { describeDetails, describeSubject } from './describe-entry';
import { auditMessages } from './messages';

const pageSize = 50;

/** Who did what when. */
export function AuditPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(auditMessages);
  const language = useLanguage();
  const { search, setSearch, change: set } = useAddressFilters({ replace: true });
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 100);
  const action = auditActions.find((each) => each === search.get('action'));
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const call = useDeskCall('deskAuditPage', {
    pageNum: page,
    pageSize,
    keyword: keyword || undefined,
    action,
  });
  const actions: Readonly<Record<string, string>> = own.actions;
  return (
    <>
      <PageHead title={frame.pages.audit} count={call.data && own.count(call.data.total)} />
      <FilterForm
        label={own.filters}
        reset={{
          label: own.reset,
          onReset: () => {
            setSearch({});
          },
        }}
      >
        <KeywordField
          label={own.keyword}
          hint={own.keywordHint}
          searched={keyword}
          onSearch={(typed) => {
            set({ keyword: typed });
          }}
        />
        <FilterSelect
          name="action"
          label={own.action}
          any={own.anyAction}
          value={action}
          options={auditActions}
          labelOf={(value) => own.actions[value]}
          onChange={set}
        />
      </FilterForm>
      <PagedTable
        call={call}
        caption={frame.pages.audit}
        none={own.none}
        page={page}
        pageSize={pageSize}
        onPage={(next) => {
          set({ page: String(next) });
        }}
        columns={[
          { id: 'at', heading: own.at, cell: ({ at }) => formatDateTime(at, language) },
          { id: 'who', heading: own.who, cell: ({ staffName }) => staffName || own.operator },
          { id: 'action', heading: own.action, cell: (row) => actions[row.action] ?? row.action },
          {
            id: 'subject',
            heading: own.subject,
            kind: 'text',
            cell: (row) => describeSubject(row, language),
          },
          {
            id: 'details',
            heading: own.details,
            kind: 'text',
            cell: (row) => describeDetails(row, language),
          },
        ]}
      />
    </>
  );
}
