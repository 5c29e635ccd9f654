import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { TextField } from '../../../app/ui/form/text-field';
import { useDeskCall } from '../../session/use-desk-call';
import { deskMessages } from '../../messages';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/data-table';
import { PageHead } from '../../ui/page-head';
import { Pager } from '../../ui/pager';
import { auditMessages } from './messages';
import { Empty } from '../../ui/empty';

const Search = styled.form`
  margin-bottom: 20px;
`;

const pageSize = 50;

/** Who did what when. */
export function AuditPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(auditMessages);
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword') ?? '';
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const call = useDeskCall('deskAuditPage', {
    pageNum: page,
    pageSize,
    keyword: keyword.trim().slice(0, 100) || undefined,
  });
  const actions: Readonly<Record<string, string>> = own.actions;
  return (
    <>
      <PageHead title={frame.pages.audit} />
      <Search
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <TextField
          name="keyword"
          label={own.keyword}
          type="search"
          required
          value={keyword}
          onChange={(next) => {
            setSearch(next === '' ? {} : { keyword: next }, { replace: true });
          }}
        />
      </Search>
      <CallState call={call}>
        {({ total, records }) =>
          records.length === 0 ? (
            <Empty>{own.none}</Empty>
          ) : (
            <>
              <DataTable
                caption={frame.pages.audit}
                rows={records}
                keyOf={({ id }) => id}
                busy={call.isLoading}
                columns={[
                  { id: 'at', heading: own.at, cell: ({ at }) => formatDateTime(at, language) },
                  {
                    id: 'who',
                    heading: own.who,
                    cell: ({ staffName }) => staffName || own.operator,
                  },
                  {
                    id: 'action',
                    heading: own.action,
                    cell: ({ action }) => actions[action] ?? action,
                  },
                  {
                    id: 'subject',
                    heading: own.subject,
                    cell: ({ subjectKind, subjectId }) => `${subjectKind} ${subjectId.slice(0, 8)}`,
                  },
                  {
                    id: 'details',
                    heading: own.details,
                    kind: 'text',
                    cell: ({ details }) => details,
                  },
                ]}
              />
              <Pager
                page={page}
                pageCount={Math.ceil(total / pageSize)}
                onChange={(next) => {
                  setSearch({ ...(keyword && { keyword }), page: String(next) });
                }}
              />
            </>
          )
        }
      </CallState>
    </>
  );
}
