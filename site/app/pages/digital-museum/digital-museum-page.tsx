import { styled } from 'styled-components';
import type { ChildCategory } from '../../../contract/entities/child-category';
import { routeNamed } from '../../../contract/route-paths';
import { useContentByParent } from '../../api/use-content-by-parent';
import { useExhibitPage } from '../../api/use-exhibit-page';
import { EntryCard } from '../../features/entry-card/entry-card';
import { FilmCard, FilmGrid } from '../../features/film-card/film-card';
import { Loaded } from '../../features/loaded/loaded';
import { ObjectGrid } from '../../features/object-card/object-grid';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { Section } from '../../ui/section';
import { Bone } from '../../ui/skeleton';
import { Opening } from './opening';
import { Pieces } from './pieces';
import { words as ownMessages } from './words';

const Page = styled.div`
  padding-bottom: var(--section);

  .parts {
    display: grid;
    gap: var(--section);
    margin-top: clamp(40px, 6vw, 96px);
  }
`;

/** Landing page of the digital museum: header, then the newest entries of each category. */
export function DigitalMuseumPage() {
  const messages = usePageWords(ownMessages);
  const state = useContentByParent('DigitalMuseum');
  return (
    <Page>
      <Opening>
        <PageTitle />
        <p className="lead">{messages.lead}</p>
      </Opening>
      <Loaded state={state} skeleton={<Bone $ratio="3 / 1" style={{ marginTop: 48 }} />}>
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
  const messages = usePageWords(ownMessages);
  const { categoryCode, categoryName, records } = category;
  const path = routeNamed(categoryCode)?.path;
  const isCollection = categoryCode === 'DigitalCollection';
  if (!path || (records.length === 0 && !isCollection)) return null;
  return (
    <Section
      id={`digital-${categoryCode}`}
      title={categoryName}
      link={
        <MoreLink to={path}>
          {messages.enter}
          <ArrowIcon />
        </MoreLink>
      }
    >
      {isCollection ? <NewestObjects /> : <NewestEntries category={category} />}
    </Section>
  );
}

function NewestObjects() {
  const state = useExhibitPage({ pageNum: 1, pageSize: 4 });
  return (
    <Loaded state={state} skeleton={<Bone $ratio="3 / 1" />}>
      {({ rows }) => <ObjectGrid objects={rows} />}
    </Loaded>
  );
}

function NewestEntries({ category: { categoryCode, records } }: { category: ChildCategory }) {
  if (categoryCode === 'Music') return <Pieces pieces={records.slice(0, 4)} />;
  return (
    <FilmGrid>
      {records
        .slice(0, 3)
        .map((entry) =>
          categoryCode === 'Video' ? (
            <FilmCard key={entry.id} film={entry} />
          ) : (
            <EntryCard key={entry.id} entry={entry} list={categoryCode} />
          ),
        )}
    </FilmGrid>
  );
}
