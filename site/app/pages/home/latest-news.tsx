import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { findNewsList } from '../../../contract/shared/route-paths';
import type { CallState } from '../../api/client/use-call';
import { DatedEntry } from '../../features/records/cards/dated-entry';
import { EntryCard } from '../../features/records/cards/entry-card';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { PageWidth } from '../../ui/page/page-width';
import { Section } from '../../ui/page/section';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';

const Columns = styled.div`
  display: grid;
  gap: 24px clamp(32px, 5vw, 88px);

  @media (min-width: 67.5em) {
    grid-template-columns: 5fr 7fr;
  }

  .list {
    border-top: 1px solid var(--hairline);
  }

  .list .title {
    font-size: 1.1111rem;
  }

  .list article {
    padding-block: 18px;
  }

  .list p {
    -webkit-line-clamp: 1;
  }
`;

export function LatestNews({ state }: { state: CallState<ContentEntry> }) {
  const { home } = useMessages();
  return (
    <PageWidth>
      <Section
        id="home-news"
        title={home.news}
        link={
          <MoreLink to={findNewsList()?.path ?? '/'}>
            {home.allNews}
            <ArrowIcon />
          </MoreLink>
        }
      >
        <Loaded state={state} skeleton={<SkeletonText lines={8} />}>
          {({ rows }) =>
            rows.length > 0 ? <News entries={rows} /> : <EmptyState text={home.noNews} />
          }
        </Loaded>
      </Section>
    </PageWidth>
  );
}

function News({ entries }: { entries: readonly ContentEntry[] }) {
  const list = findNewsList()?.name ?? '';
  const lead = entries.find(({ images }) => images.length > 0);
  return (
    <Columns>
      {lead && <EntryCard entry={lead} list={list} sizes="(min-width: 1080px) 460px, 92vw" />}
      <div className="list">
        {entries
          .filter((entry) => entry !== lead)
          .map((entry) => (
            <DatedEntry key={entry.id} entry={entry} list={list} />
          ))}
      </div>
    </Columns>
  );
}
