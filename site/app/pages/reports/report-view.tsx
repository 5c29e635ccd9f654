import { styled } from 'styled-components';
import { useContentDetail } from '../../api/hooks/content-detail';
import { Loaded } from '../../features/records/list/loaded';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { Figures } from './figures';
import type { Report } from './read-reports';
import { messages as ownMessages } from './messages';
import { YearChart } from './year-chart';

const Box = styled.section`
  margin-top: clamp(28px, 4vw, 48px);

  > h2 {
    font-size: var(--size-h2);
  }

  .figures h3 {
    font-size: var(--size-h3);
  }

  .figures {
    margin-top: clamp(28px, 4vw, 48px);
  }

  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr));
    gap: 40px clamp(40px, 6vw, 88px);
    margin-block: clamp(32px, 4vw, 56px);
  }
`;

interface ReportViewProps {
  report: Report;
  reports: readonly Report[];
}

/** Report of a year: figures, charts over all years, and text. */
export function ReportView({ report, reports }: ReportViewProps) {
  const messages = usePageMessages(ownMessages);
  const { key, entry, year } = report;
  const detail = useContentDetail({ categoryCode: entry.categoryCode, contentId: entry.id });
  const previous = reports.find((each) => year !== undefined && each.year === year - 1);
  return (
    <Box aria-labelledby={`report-${key}`}>
      <h2 id={`report-${key}`}>
        <TextWithLanguage text={entry.title} />
      </h2>
      <Summary text={entry.summary} />
      <div className="figures">
        <h3>{messages.figures(year)}</h3>
        <Figures report={report} previous={previous} />
      </div>
      <div className="charts">
        <YearChart reports={reports} name="visits" shown={year} />
        <YearChart reports={reports} name="conserved" shown={year} />
      </div>
      <Loaded state={detail} skeleton={<SkeletonText lines={8} />}>
        {({ rows: [whole] }) => <RichText html={whole?.content ?? ''} />}
      </Loaded>
    </Box>
  );
}
