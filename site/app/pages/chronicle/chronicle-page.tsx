import { EntriesByYear } from '../../features/records/years/entries-by-year';
import { Page } from './chronicle.styles';
import { YearEvents } from './year-events';

/** Events of the museum by decade and year, latest first. */
export default function ChroniclePage() {
  return (
    <Page>
      <EntriesByYear skeletonLines={16}>
        {(years) => years.map((year) => <YearEvents key={year.year ?? ''} {...year} />)}
      </EntriesByYear>
    </Page>
  );
}
