import { Link, useSearchParams } from 'react-router-dom';
import { fieldLabel } from '../../../contract/shared/desk/field-labels';
import { recordLabels } from '../../../contract/shared/desk/record-labels';
import { recordIssues } from '../../../contract/shared/desk/records';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { SelectField } from '../../../app/ui/form/select-field';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/data-table';
import { Empty } from '../../ui/empty';
import { FilterForm } from '../../ui/filter-form';
import { PageHead } from '../../ui/page-head';
import { Pager } from '../../ui/pager';
import { recordMessages } from './messages';
import { pathLabel } from './path-label';
import { pageSize } from './use-record-filters';

/** Missing translations and alternative texts, and broken links, of all kinds of records. */
export function IssuesPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(recordMessages);
  const language = useLanguage();
  const labels = recordLabels[language];
  const [search, setSearch] = useSearchParams();
  const issue = recordIssues.find((each) => each === search.get('issue'));
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const call = useDeskCall('deskRecordIssues', { issue, pageNum: page, pageSize });
  return (
    <>
      <PageHead title={frame.pages.issues}>
        <p role="status">{call.data && own.count(call.data.total)}</p>
      </PageHead>
      <FilterForm label={own.filters}>
        <SelectField
          name="issue"
          label={own.issue}
          required
          placeholder={own.anyIssue}
          value={issue ?? ''}
          options={recordIssues.map((value) => ({
            value,
            label: call.data
              ? own.withNote(labels.issues[value], call.data.counts[value])
              : labels.issues[value],
          }))}
          onChange={(value) => {
            setSearch(value === '' ? {} : { issue: value });
          }}
        />
      </FilterForm>
      <CallState call={call}>
        {({ records, total }) => (
          <>
            {records.length === 0 ? (
              <Empty>{own.issuesNone}</Empty>
            ) : (
              <DataTable
                caption={frame.pages.issues}
                rows={records.map((row, index) => ({ ...row, index }))}
                keyOf={({ index }) => String(index)}
                columns={[
                  {
                    id: 'title',
                    heading: fieldLabel({ name: 'title' }, '', language),
                    kind: 'text',
                    cell: ({ kind, id, titleZh, titleEn }) => (
                      <Link
                        className="open"
                        to={`/records?kind=${kind}&id=${encodeURIComponent(id)}`}
                      >
                        {(language === 'zh' ? titleZh : titleEn) || titleZh || titleEn || id}
                      </Link>
                    ),
                  },
                  { id: 'kind', heading: own.kind, cell: ({ kind }) => labels.kinds[kind] },
                  {
                    id: 'issue',
                    heading: own.issue,
                    cell: ({ issue: found }) => labels.issues[found],
                  },
                  {
                    id: 'field',
                    heading: own.where,
                    kind: 'text',
                    cell: ({ field }) => pathLabel(field, language),
                  },
                  {
                    id: 'link',
                    heading: own.details,
                    kind: 'text',
                    cell: ({ link }) => link ?? '—',
                  },
                ]}
              />
            )}
            <Pager
              page={page}
              pageCount={Math.ceil(total / pageSize)}
              onChange={(next) => {
                setSearch({ ...(issue && { issue }), page: String(next) });
              }}
            />
          </>
        )}
      </CallState>
    </>
  );
}
