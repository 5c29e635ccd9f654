import { styled } from 'styled-components';
import { useContentPage } from '../../api/use-content-page';
import { Loaded } from '../../features/loaded/loaded';
import { SectionLead } from '../../features/section-lead/section-lead';
import { useMessages } from '../../i18n/language';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { useRoute } from '../../router/use-route';
import { filtersPath } from '../../ui/filters-path';
import { PagedRecords } from '../../ui/paged-records';
import { readPage } from '../../ui/pages-to-show';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
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
  const { path, query } = useAddress();
  const name = useRoute()?.route.name ?? '';
  const page = readPage(query.get('page'));
  const state = useContentPage({ categoryCode: name, pageNum: page, pageSize });
  return (
    <Page>
      <PageTitle />
      <SectionLead code={name} />
      <Loaded state={state} skeleton={<TextBones lines={16} />}>
        {({ rows, total }) => (
          <PagedRecords
            shown={rows.length}
            total={total}
            pageSize={pageSize}
            page={page}
            pathOf={(each) => filtersPath(path, { page }, { page: each })}
            count={articles.count(total)}
            empty={<Empty text={articles.empty} />}
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
