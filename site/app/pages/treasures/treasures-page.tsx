import { styled } from 'styled-components';
import { useAllEntries } from '../../api/hooks/content';
import { SectionLead } from '../../features/records/detail/section-lead';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { useCategoryCode } from '../../router/use-route';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { useIsStaticPage } from '../../ui/static-page';
import { TreasureView } from './treasure-view';
import { TreasureStrip } from './treasure-strip';

const Page = styled.div`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: clamp(20px, 3vw, 36px);
  }
`;

/** Treasures of the museum, one at a time; the query carries its id. */
export default function TreasuresPage() {
  const { articles } = useMessages();
  const { path, query } = useHashLocation();
  const isStatic = useIsStaticPage();
  const state = useAllEntries(useCategoryCode());
  const pathOf = (id: string) => `${path}?id=${encodeURIComponent(id)}`;
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      <Loaded
        state={state}
        skeleton={
          <>
            <SkeletonBlock $ratio="16 / 10" />
            <SkeletonText lines={4} />
          </>
        }
      >
        {({ rows }) => {
          const found = rows.findIndex(({ id }) => id === query.get('id'));
          const index = Math.max(0, found);
          const treasure = rows[index];
          if (!treasure) return <EmptyState text={articles.empty} />;
          if (isStatic) {
            return rows.map((each, place) => (
              <TreasureView key={each.id} treasure={each} index={place} total={rows.length} />
            ));
          }
          return (
            <>
              <TreasureView
                treasure={treasure}
                index={index}
                total={rows.length}
                previous={rows[index - 1]}
                next={rows[index + 1]}
                pathOf={pathOf}
              />
              <TreasureStrip treasures={rows} shown={treasure.id} pathOf={pathOf} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
