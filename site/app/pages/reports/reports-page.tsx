import { styled } from 'styled-components';
import { useEveryEntry } from '../../api/use-every-entry';
import { wholeNumber } from '../../api/read/values';
import { Loaded } from '../../features/loaded/loaded';
import { SectionLead } from '../../features/section-lead/section-lead';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { useRoute } from '../../router/use-route';
import { ChoiceRow } from '../../ui/choice-row';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { readReports } from './read-reports';
import { ReportView } from './report';
import { words as ownMessages } from './words';

const Page = styled.div`
  padding-bottom: var(--section);

  .years {
    margin-top: 24px;
  }
`;

/** Annual reports, one year at a time: the year in the query, or the latest. */
export function ReportsPage() {
  const messages = usePageWords(ownMessages);
  const { path, query } = useAddress();
  const name = useRoute()?.route.name ?? '';
  const state = useEveryEntry(name);
  const requestedYear = wholeNumber(query.get('year'));
  return (
    <Page>
      <PageTitle />
      <SectionLead code={name} />
      <Loaded state={state} skeleton={<TextBones lines={14} />}>
        {({ rows }) => {
          const reports = readReports(rows);
          const shown = reports.find(({ year }) => year === requestedYear) ?? reports[0];
          if (!shown) return <Empty text={messages.empty} />;
          return (
            <>
              <div className="years">
                <ChoiceRow
                  label={messages.year}
                  chosen={`${shown.year}`}
                  choices={reports.map(({ year }) => ({ value: `${year}`, label: year }))}
                  pathOf={(year) => `${path}?year=${year}`}
                />
              </div>
              <ReportView report={shown} reports={reports} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
