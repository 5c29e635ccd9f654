import { styled } from 'styled-components';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useExhibitionPage } from '../../api/hooks/exhibition';
import { ExhibitionCard } from '../../features/records/cards/exhibition-card';
import { MoreLink } from '../../features/records/list/more-link';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RetryLine } from '../../ui/feedback/retry-line';
import { ArrowIcon } from '../../ui/icons/icons';
import { messages as ownMessages } from './messages';

const Box = styled.section`
  margin-top: var(--section);

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 24px;
    margin-bottom: 20px;
  }

  h2 {
    font-size: var(--size-h3);
  }

  ul {
    display: grid;
    gap: 32px var(--gap);
    list-style: none;
  }

  @media (min-width: 48em) {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** One row of cards. */
const pageSize = 3;

/** The current exhibitions, the temporary ones first; nothing while there are none. */
export function OnView() {
  const messages = usePageMessages(ownMessages);
  const current = { status: 'current', pageNum: 1, pageSize } as const;
  const temporary = useExhibitionPage({ ...current, kind: 'temporary' });
  const permanent = useExhibitionPage({ ...current, kind: 'base' });
  const failed = [temporary, permanent].filter(({ error }) => error);
  const byId = new Map(
    [temporary, permanent]
      .flatMap(({ data }) => data?.rows ?? [])
      .map((exhibition) => [exhibition.id, exhibition]),
  );
  const exhibitions = [...byId.values()].slice(0, pageSize);
  if (failed.length === 0 && exhibitions.length === 0) return null;
  return (
    <Box aria-labelledby="on-view">
      <header>
        <h2 id="on-view">{messages.onView}</h2>
        <MoreLink to={pathOfKind('exhibition-list')}>
          {messages.allExhibitions}
          <ArrowIcon />
        </MoreLink>
      </header>
      {failed.length > 0 && (
        <RetryLine
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
          busy={failed.some(({ isLoading }) => isLoading)}
        />
      )}
      <ul>
        {exhibitions.map((exhibition) => (
          <li key={exhibition.id}>
            <ExhibitionCard exhibition={exhibition} sizes="(min-width: 768px) 300px, 92vw" />
          </li>
        ))}
      </ul>
    </Box>
  );
}
