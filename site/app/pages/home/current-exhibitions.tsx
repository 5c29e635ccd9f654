import { styled } from 'styled-components';
import type { Exhibition } from '../../../contract/schemas/exhibition';
import { museumDay } from '../../../contract/shared/museum-time';
import { pathOfKind } from '../../../contract/shared/route-paths';
import type { CallState } from '../../api/client/use-call';
import { ExhibitionCard } from '../../features/records/cards/exhibition-card';
import { useNow } from '../../features/opening-hours/clock';
import { useMessages } from '../../i18n/i18n-context';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { PageWidth } from '../../ui/page/page-width';
import { Section } from '../../ui/page/section';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { leadOfTheDay } from './lead-of-the-day';

const Wall = styled.ul`
  display: grid;
  gap: clamp(32px, 4vw, 64px) var(--gap);
  list-style: none;

  @media (min-width: 48em) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > li {
      grid-column: span 6;
    }

    > li:nth-child(4n + 1),
    > li:nth-child(4n + 4) {
      grid-column: span 7;
    }

    > li:nth-child(4n + 2),
    > li:nth-child(4n + 3) {
      grid-column: span 5;
    }

    > li:nth-child(4n + 2) {
      margin-top: 72px;
    }

    > li:last-child:nth-child(odd) {
      grid-column: span 7;
    }
  }
`;

/** Up to four current or upcoming exhibitions after the one in the hero. */
export function CurrentExhibitions({ state }: { state: CallState<Exhibition> }) {
  const { home } = useMessages();
  const today = museumDay(useNow());
  const rows = state.data?.rows;
  const lead = rows && leadOfTheDay(rows, today);
  const others = rows?.filter((each) => each !== lead && each.status !== 'past').slice(0, 4);
  // The hero already shows the error or the empty message.
  if (state.error || others?.length === 0) return null;
  return (
    <PageWidth>
      <Section
        id="home-exhibitions"
        title={home.exhibitions}
        link={
          <MoreLink to={pathOfKind('exhibition-list')}>
            {home.allExhibitions}
            <ArrowIcon />
          </MoreLink>
        }
      >
        <Wall className="wall">
          {others
            ? others.map((exhibition) => (
                <li key={exhibition.id}>
                  <ExhibitionCard
                    exhibition={exhibition}
                    sizes="(min-width: 1280px) 660px, (min-width: 768px) 50vw, 92vw"
                  />
                </li>
              ))
            : [1, 2].map((index) => (
                <li key={index}>
                  <SkeletonBlock $ratio="16 / 10" />
                </li>
              ))}
        </Wall>
      </Section>
    </PageWidth>
  );
}
