import { styled } from 'styled-components';
import type { Exhibition } from '../../../contract/schemas/exhibition';
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
const count = 3;

/** Exhibitions of a kind to choose from for a later day: those that end before it are left out. */
const pageSize = 20;

const isShownOn = (day: string, { startDate, endDate }: Exhibition) =>
  startDate <= day && (endDate === null || day <= endDate);

/**
 * The exhibitions of a day, the temporary ones first; nothing while there are none.
 * @param day a later day, `2026-12-24`. Default: today
 */
export function OnView({ day }: { day?: string }) {
  const messages = usePageMessages(ownMessages);
  const shown =
    day === undefined
      ? ({ status: 'current', pageNum: 1, pageSize: count } as const)
      : { pageNum: 1, pageSize };
  const temporary = useExhibitionPage({ ...shown, kind: 'temporary' });
  const permanent = useExhibitionPage({ ...shown, kind: 'base' });
  const failed = [temporary, permanent].filter(({ error }) => error);
  const byId = new Map(
    [temporary, permanent]
      .flatMap(({ data }) => data?.rows ?? [])
      .filter((exhibition) => day === undefined || isShownOn(day, exhibition))
      .map((exhibition) => [exhibition.id, exhibition]),
  );
  const exhibitions = [...byId.values()].slice(0, count);
  if (failed.length === 0 && exhibitions.length === 0) return null;
  return (
    <Box aria-labelledby="on-view">
      <header>
        <h2 id="on-view">{day === undefined ? messages.onView : messages.onViewThatDay}</h2>
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
