import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/entities/content-entry';
import type { CallState } from '../../api/use-call';
import { DatedEntry } from '../../features/entry-card/dated-entry';
import { EntryCard } from '../../features/entry-card/entry-card';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { PageWidth } from '../../ui/page-width';
import { Section } from '../../ui/section';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';

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
          <MoreLink to="/News">
            {home.allNews}
            <ArrowIcon />
          </MoreLink>
        }
      >
        <Loaded state={state} skeleton={<TextBones lines={8} />}>
          {({ rows }) => (rows.length > 0 ? <News entries={rows} /> : <Empty text={home.noNews} />)}
        </Loaded>
      </Section>
    </PageWidth>
  );
}

function News({ entries }: { entries: readonly ContentEntry[] }) {
  const lead = entries.find(({ images }) => images.length > 0);
  return (
    <Columns>
      {lead && <EntryCard entry={lead} list="News" />}
      <div className="list">
        {entries
          .filter((entry) => entry !== lead)
          .map((entry) => (
            <DatedEntry key={entry.id} entry={entry} list="News" />
          ))}
      </div>
    </Columns>
  );
}
