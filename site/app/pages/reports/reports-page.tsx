import { styled } from 'styled-components';
import { useAllEntries } from '../../api/hooks/content';
import { Loaded } from '../../features/records/list/loaded';
import { SectionLead } from '../../features/records/detail/section-lead';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { useRoute } from '../../router/use-route';
import { pathWithFilters } from '../../router/path-with-filters';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { useIsStaticPage } from '../../ui/static-page';
import { EmptyState } from '../../ui/feedback/states';
import { readReports } from './read-reports';
import { ReportView } from './report-view';
import { messages as ownMessages } from './messages';

const Page = styled.div`
  padding-bottom: var(--section);

  .years {
    margin-top: 24px;
  }
`;

/** Annual reports, one year at a time: the year in the query, or the latest. */
export default function ReportsPage() {
  const messages = usePageMessages(ownMessages);
  const { path, query } = useHashLocation();
  const name = useRoute()?.route.name ?? '';
  const isStatic = useIsStaticPage();
  const state = useAllEntries(name);
  const requestedKey = query.get('year');
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      <Loaded state={state} skeleton={<SkeletonText lines={14} />}>
        {({ rows }) => {
          const reports = readReports(rows);
          const shown = reports.find(({ key }) => key === requestedKey) ?? reports[0];
          if (!shown) return <EmptyState text={messages.empty} />;
          return (
            <>
              <div className="years">
                <ChoiceRow
                  label={messages.year}
                  chosen={shown.key}
                  choices={reports.map(({ key, year, entry }) => ({
                    value: key,
                    label: year ?? entry.title,
                  }))}
                  pathOf={(key) => pathWithFilters(path, { year: key })}
                />
              </div>
              {(isStatic ? reports : [shown]).map((report) => (
                <ReportView key={report.key} report={report} reports={reports} />
              ))}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
