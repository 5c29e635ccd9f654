import { styled } from 'styled-components';
import { useAllEntries } from '../../api/use-all-entries';
import { Loaded } from '../../features/loaded/loaded';
import { SectionLead } from '../../features/section-lead/section-lead';
import { useMessages } from '../../i18n/language';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { UnitCard } from './unit-card';

const Page = styled.div`
  padding-bottom: var(--section);

  .units {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
    gap: clamp(40px, 5vw, 64px) clamp(32px, 4vw, 64px);
    margin-top: clamp(32px, 4vw, 56px);
  }
`;

/** What belongs to the museum and what each is for, all on one page. */
export function UnitsPage() {
  const { articles } = useMessages();
  const name = useRoute()?.route.name ?? '';
  const state = useAllEntries(name);
  return (
    <Page>
      <PageTitle />
      <SectionLead code={name} />
      <Loaded state={state} skeleton={<TextBones lines={14} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty text={articles.empty} />
          ) : (
            <ul className="units">
              {rows.map((unit) => (
                <UnitCard key={unit.id} unit={unit} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}
