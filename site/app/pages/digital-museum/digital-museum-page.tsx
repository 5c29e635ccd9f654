import { styled } from 'styled-components';
import type { ChildCategory } from '../../../contract/schemas/content';
import { findRoute } from '../../../contract/shared/route-paths';
import type { Route } from '../../../contract/shared/routes';
import { useContentByParent } from '../../api/hooks/content';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { EntryCard } from '../../features/records/cards/entry-card';
import { FilmCard, FilmGrid } from '../../features/records/cards/film-card';
import { Loaded } from '../../features/records/list/loaded';
import { ObjectGrid } from '../../features/records/cards/object-grid';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useCategoryCode } from '../../router/use-route';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { Section } from '../../ui/page/section';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { DigitalMuseumHeader } from './digital-museum-header';
import { MusicPieceLinks } from './music-piece-links';
import { messages as ownMessages } from './messages';

const Page = styled.div`
  padding-bottom: var(--section);

  .parts {
    display: grid;
    gap: var(--section);
    margin-top: clamp(40px, 6vw, 96px);
  }
`;

/** Landing page of the digital museum: header, then the newest entries of each category. */
export default function DigitalMuseumPage() {
  const messages = usePageMessages(ownMessages);
  const state = useContentByParent(useCategoryCode());
  return (
    <Page>
      <DigitalMuseumHeader>
        <PageTitle />
        <p className="lead">{messages.lead}</p>
      </DigitalMuseumHeader>
      <Loaded state={state} skeleton={<SkeletonBlock $ratio="3 / 1" style={{ marginTop: 48 }} />}>
        {({ rows }) => (
          <div className="parts">
            {rows.map((category) => (
              <CategorySection key={category.categoryCode} category={category} />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function CategorySection({ category }: { category: ChildCategory }) {
  const messages = usePageMessages(ownMessages);
  const { categoryCode, categoryName, records } = category;
  const route = findRoute(categoryCode);
  const isCollection = route?.page === 'picture-wall';
  if (!route || (records.length === 0 && !isCollection)) return null;
  return (
    <Section
      id={`digital-${categoryCode}`}
      title={categoryName}
      link={
        <MoreLink to={route.path}>
          {messages.enter}
          <ArrowIcon />
        </MoreLink>
      }
    >
      {isCollection ? <NewestObjects /> : <NewestEntries route={route} records={records} />}
    </Section>
  );
}

function NewestObjects() {
  const state = useExhibitPage({ pageNum: 1, pageSize: 4 });
  return (
    <Loaded state={state} skeleton={<SkeletonBlock $ratio="3 / 1" />}>
      {({ rows }) => <ObjectGrid objects={rows} />}
    </Loaded>
  );
}

interface NewestEntriesProps extends Pick<ChildCategory, 'records'> {
  route: Route;
}

function NewestEntries({ route, records }: NewestEntriesProps) {
  if (route.page === 'music')
    return <MusicPieceLinks path={route.path} pieces={records.slice(0, 4)} />;
  const shown = records.slice(0, 3);
  // Two cards fill the row.
  const sizes = `(min-width: 768px) ${shown.length === 2 ? 560 : 420}px, 92vw`;
  return (
    <FilmGrid>
      {shown.map((entry) =>
        route.page === 'video-list' ? (
          <FilmCard key={entry.id} film={entry} sizes={sizes} />
        ) : (
          <EntryCard key={entry.id} entry={entry} list={route.name} sizes={sizes} />
        ),
      )}
    </FilmGrid>
  );
}
