import { styled } from 'styled-components';
import { PagedEntries } from '../../features/records/list/paged-entries';
import { SectionLead } from '../../features/records/detail/section-lead';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { UnitCard } from './unit-card';

const Page = styled.div`
  padding-bottom: var(--section);

  .units {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
    gap: clamp(40px, 5vw, 64px) clamp(32px, 4vw, 64px);
    margin-top: clamp(32px, 4vw, 56px);
  }

  /* In the last row, one unit has the whole width. */
  .units > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

const pageSize = 24;

/** Departments, services or places of the museum. */
export default function UnitsPage() {
  const name = useRoute()?.route.name ?? '';
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      <PagedEntries code={name} pageSize={pageSize} skeleton={<SkeletonText lines={14} />}>
        {(units) => (
          <ul className="units">
            {units.map((unit) => (
              <UnitCard key={unit.id} unit={unit} />
            ))}
          </ul>
        )}
      </PagedEntries>
    </Page>
  );
}
