import { styled } from 'styled-components';
import { useContentPage } from '../../api/hooks/content';
import { Loaded } from '../../features/records/list/loaded';
import { SectionLead } from '../../features/records/detail/section-lead';
import { useMessages } from '../../i18n/i18n-context';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { useRoute } from '../../router/use-route';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { PagedRecords } from '../../features/records/list/paged-records';
import { parsePage } from '../../ui/page/pages-to-show';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { RegisterRow } from './register-row';

const pageSize = 12;

/** Names of the facts shown in a row, by category code. */
const factNamesByCategory: Readonly<Record<string, readonly string[]>> = {
  Rules: ['number', 'effective', 'issuer'],
  ProjectResearch: ['status', 'years', 'head'],
  SpecialThesis: ['author', 'journal', 'issue'],
};

const Page = styled.div`
  padding-bottom: var(--section);

  .count {
    margin-top: 24px;
    color: var(--ash);
  }

  .rows {
    margin-top: 10px;
    border-top: 2px solid var(--cinnabar);
  }
`;

/** Register of documents, projects or papers, newest first, each with its number or author. */
export function RegisterPage() {
  const { articles } = useMessages();
  const { path, query } = useHashLocation();
  const name = useRoute()?.route.name ?? '';
  const page = parsePage(query.get('page'));
  const state = useContentPage({ categoryCode: name, pageNum: page, pageSize });
  return (
    <Page>
      <PageTitle />
      <SectionLead code={name} />
      <Loaded state={state} skeleton={<SkeletonText lines={16} />}>
        {({ rows, total }) => (
          <PagedRecords
            shown={rows.length}
            total={total}
            pageSize={pageSize}
            page={page}
            pathOf={(each) => pathWithFilters(path, { page }, { page: each })}
            count={articles.count(total)}
            empty={<EmptyState text={articles.empty} />}
          >
            <ul className="rows">
              {rows.map((entry) => (
                <RegisterRow
                  key={entry.id}
                  entry={entry}
                  names={factNamesByCategory[name] ?? ['number']}
                />
              ))}
            </ul>
          </PagedRecords>
        )}
      </Loaded>
    </Page>
  );
}
