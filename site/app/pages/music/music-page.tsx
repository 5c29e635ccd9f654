import { styled } from 'styled-components';
import { useEveryEntry } from '../../api/use-every-entry';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Summary } from '../../ui/summary';
import { MusicRoom } from './music-room';
import { words as ownMessages } from './words';

const Page = styled.div`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: clamp(24px, 3vw, 40px);
  }
`;

/** The music of the museum: a player with the list of pieces. */
export function MusicPage() {
  const messages = usePageWords(ownMessages);
  const { articles } = useMessages();
  const state = useEveryEntry('Music');
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <Loaded state={state} skeleton={<TextBones lines={9} />}>
        {({ rows }) =>
          rows.length === 0 ? <Empty text={articles.empty} /> : <MusicRoom pieces={rows} />
        }
      </Loaded>
    </Page>
  );
}
