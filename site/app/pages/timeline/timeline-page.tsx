import { EntriesByYear } from '../../features/records/years/entries-by-year';
import { TimelineItem } from './timeline-item';
import { Page } from './timeline.styles';

/** Timeline of events by decade and year, oldest first. */
export default function TimelinePage() {
  return (
    <Page>
      <EntriesByYear order="oldest" skeletonLines={14}>
        {(years) => (
          <ol className="years">
            {years.flatMap(({ year, entries }) =>
              entries.map((entry) => <TimelineItem key={entry.id} entry={entry} year={year} />),
            )}
          </ol>
        )}
      </EntriesByYear>
    </Page>
  );
}
