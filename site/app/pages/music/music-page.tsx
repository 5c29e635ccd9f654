import { styled } from 'styled-components';
import { useAllEntries } from '../../api/hooks/content';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useCategoryCode } from '../../router/use-route';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { Summary } from '../../ui/text/summary';
import { MusicPlayer } from './music-player';
import { messages as ownMessages } from './messages';

const Page = styled.div`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: clamp(24px, 3vw, 40px);
  }
`;

/** The music of the museum: a player with the list of pieces. */
export default function MusicPage() {
  const messages = usePageMessages(ownMessages);
  const { articles } = useMessages();
  const state = useAllEntries(useCategoryCode());
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <Loaded state={state} skeleton={<SkeletonText lines={9} />}>
        {({ rows }) =>
          rows.length === 0 ? <EmptyState text={articles.empty} /> : <MusicPlayer pieces={rows} />
        }
      </Loaded>
    </Page>
  );
}
