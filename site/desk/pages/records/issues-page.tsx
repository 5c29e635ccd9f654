import { useSearchParams } from 'react-router-dom';
import { fieldLabel } from '../../../contract/shared/desk/field-labels';
import { recordLabels } from '../../../contract/shared/desk/record-labels';
import { recordIssues } from '../../../contract/shared/desk/records';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { FilterSelect } from '../../ui/list/filter-fields';
import { FilterForm } from '../../ui/list/filter-form';
import { PagedTable } from '../../ui/list/paged-table';
import { OpenLink } from '../../ui/open-button';
import { PageHead } from '../../ui/page-head';
import { recordMessages } from './messages';
import { pathLabel } from '../../ui/versions/path-label';
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
      <PageHead title={frame.pages.issues} count={call.data && own.count(call.data.total)} />
      <FilterForm label={own.filters}>
        <FilterSelect
          name="issue"
          label={own.issue}
          any={own.anyIssue}
          value={issue}
          options={recordIssues}
          labelOf={(value) =>
            call.data
              ? own.withNote(labels.issues[value], call.data.counts[value])
              : labels.issues[value]
          }
          onChange={({ issue: chosen = '' }) => {
            setSearch(chosen === '' ? {} : { issue: chosen });
          }}
        />
      </FilterForm>
      <PagedTable
        call={{
          ...call,
          data: call.data && { ...call.data, records: numbered(call.data.records) },
        }}
        caption={frame.pages.issues}
        keyOf={({ number }) => String(number)}
        none={own.issuesNone}
        page={page}
        pageSize={pageSize}
        onPage={(next) => {
          setSearch({ ...(issue && { issue }), page: String(next) });
        }}
        columns={[
          {
            id: 'title',
            heading: fieldLabel({ name: 'title' }, '', language),
            kind: 'text',
            cell: ({ kind, id, titleZh, titleEn }) => (
              <OpenLink to={`/records?kind=${kind}&id=${encodeURIComponent(id)}`}>
                {(language === 'zh' ? titleZh : titleEn) || titleZh || titleEn || id}
              </OpenLink>
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
    </>
  );
}

/** A text may have the same gap twice. */
function numbered<Row extends object>(rows: readonly Row[]): (Row & { number: number })[] {
  return rows.map((row, number) => ({ ...row, number }));
}
