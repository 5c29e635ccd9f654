import { styled } from 'styled-components';
import { useEveryEntry } from '../../api/use-every-entry';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { Bone, TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Summary } from '../../ui/summary';
import { Stage } from './stage';
import { TreasureStrip } from './treasure-strip';
import { words as ownMessages } from './words';

const Page = styled.div`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: clamp(20px, 3vw, 36px);
  }
`;

/** Treasures of the museum, one at a time; the query carries its id. */
export function TreasuresPage() {
  const messages = usePageWords(ownMessages);
  const { articles } = useMessages();
  const { path, query } = useAddress();
  const state = useEveryEntry('Treasure');
  const pathOf = (id: string) => `${path}?id=${encodeURIComponent(id)}`;
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <Loaded
        state={state}
        skeleton={
          <>
            <Bone $ratio="16 / 10" />
            <TextBones lines={4} />
          </>
        }
      >
        {({ rows }) => {
          const found = rows.findIndex(({ id }) => id === query.get('id'));
          const index = Math.max(0, found);
          const treasure = rows[index];
          if (!treasure) return <Empty text={articles.empty} />;
          return (
            <>
              <Stage
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
