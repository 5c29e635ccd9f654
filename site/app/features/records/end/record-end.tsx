import { styled } from 'styled-components';
import type { ContentEntry, ContentEntryDetail } from '../../../../contract/schemas/content';
import type { Route } from '../../../../contract/shared/routes';
import { useContentPage } from '../../../api/hooks/content';
import { useContentDetail } from '../../../api/hooks/content-detail';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { useHashLocation } from '../../../router/use-hash-location';
import { useRoute } from '../../../router/use-route';
import { RetryFailed } from '../../../ui/feedback/retry-line';
import { EntryCard } from '../cards/entry-card';
import { TextCard } from '../cards/text-card';
import { entryPath } from '../cards/entry-path';
import { resolveEntryRef } from '../detail/resolve-entry-ref';
import { endMessages, filmEndMessages } from './messages';
import { NamedObjects } from './named-objects';
import { NeighbourLinks } from './neighbour-links';
import { namedObjects, neighboursOf, relatedEntries } from './related-entries';

const Box = styled.div`
  display: grid;
  gap: clamp(40px, 5vw, 64px);
  margin-top: clamp(40px, 5vw, 72px);
  padding-top: clamp(28px, 3vw, 44px);
  border-top: 1px solid var(--hairline);

  &:empty {
    display: none;
  }

  h2 {
    margin-bottom: 20px;
    font-size: var(--size-h3);
  }

  .related {
    display: grid;
    gap: 32px var(--gap);
    list-style: none;
  }

  @media (min-width: 40em) {
    .related {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/**
 * End of the page of an article, paper, lesson or film: the objects that it names, three entries on the same subjects
 * (films have further films beside their text instead), previous and next entry.
 */
export function RecordEnd() {
  const match = useRoute();
  const { query } = useHashLocation();
  const target = match && resolveEntryRef(match.route, match.params, query);
  const state = useContentDetail(
    target && { categoryCode: target.list.name, contentId: target.id },
  );
  const entry = state.data?.rows[0];
  return target && entry ? (
    <End key={entry.id} entry={entry} list={target.list} isFilm={match.route.page === 'video'} />
  ) : null;
}

interface EndProps {
  entry: ContentEntryDetail;
  list: Route;
  isFilm: boolean;
}

function End({ entry, list, isFilm }: EndProps) {
  const messages = usePageMessages(endMessages);
  const filmMessages = usePageMessages(filmEndMessages);
  const page = useContentPage({ categoryCode: list.name, pageNum: 1, pageSize: 100 });
  const entries = page.data?.rows ?? [];
  const { newer, older } = neighboursOf(entry.id, entries);
  const related = isFilm ? [] : relatedEntries(entry, entries);
  // Rules and plans have no pictures: three equal drawings would say nothing.
  const Card = related.some(({ images }) => images.length > 0) ? EntryCard : TextCard;
  const linkTo = (neighbour: ContentEntry | undefined) =>
    neighbour && { path: entryPath(neighbour, list.name) ?? list.path, title: neighbour.title };
  return (
    <Box data-print="none">
      <NamedObjects ids={namedObjects(entry)} />
      <RetryFailed calls={[page]} />
      {related.length > 0 && (
        <section aria-labelledby="related-entries">
          <h2 id="related-entries">{messages.related}</h2>
          <ul className="related">
            {related.map((each) => (
              <li key={each.id}>
                <Card entry={each} list={list.name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <NeighbourLinks
        messages={isFilm ? filmMessages : messages}
        previous={linkTo(newer)}
        next={linkTo(older)}
      />
    </Box>
  );
}
