import { styled } from 'styled-components';
import { entryPath } from '../../features/records/cards/entry-path';
import { FactList } from '../../features/records/facts/fact-list';
import { PagedEntries } from '../../features/records/list/paged-entries';
import { SectionLead } from '../../features/records/detail/section-lead';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { titleFace } from '../../theme/title-face';
import { useRoute } from '../../router/use-route';
import { linkedCard } from '../../ui/link/linked-card';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { BookCover } from './book-cover';
import { messages as ownMessages } from './messages';

const Page = styled.div`
  padding-bottom: var(--section);

  .note {
    margin-top: 10px;
    color: var(--ash);
    font-size: var(--size-small);
  }

  .shelf {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 23.25rem), 1fr));
    gap: clamp(48px, 5vw, 72px) clamp(32px, 4vw, 56px);
    margin-top: clamp(32px, 4vw, 56px);
  }
`;

const Book = styled.li`
  ${linkedCard}
  display: grid;
  grid-template-columns: clamp(112px, 36%, 168px) minmax(0, 1fr);
  align-items: start;
  gap: 0 clamp(20px, 2.4vw, 32px);

  h2 {
    font-size: var(--size-h3);
  }

  .text {
    margin-top: 8px;
    color: var(--ink-soft);
    line-height: 1.8;
  }

  .facts {
    margin-top: 12px;
    font-size: var(--size-small);
  }

  @media (max-width: 37.4375em) {
    .facts {
      display: block;
    }

    .facts > div {
      display: block;
    }

    .facts :is(dt, dd) {
      display: inline;
    }

    .facts dt {
      margin-right: 0.7em;
    }
  }
`;

const pageSize = 24;

/** The museum's publications with covers, bibliographic facts and summaries. */
export default function PublicationsPage() {
  const messages = usePageMessages(ownMessages);
  const name = useRoute()?.route.name ?? '';
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      <p className="note">{messages.note}</p>
      <PagedEntries code={name} pageSize={pageSize} skeleton={<SkeletonText lines={12} />}>
        {(books) => (
          <ul className="shelf">
            {books.map((book) => {
              const path = entryPath(book, name);
              const title = <TextWithLanguage text={book.title} />;
              return (
                <Book key={book.id}>
                  <BookCover book={book} />
                  <div>
                    <h2 {...titleFace(book.title)}>
                      {path ? <Link to={path}>{title}</Link> : title}
                    </h2>
                    <FactList
                      facts={book.facts}
                      names={['author', 'imprint', 'extent', 'isbn']}
                      className="facts"
                    />
                    <p className="text">
                      <TextWithLanguage text={book.summary} />
                    </p>
                  </div>
                </Book>
              );
            })}
          </ul>
        )}
      </PagedEntries>
    </Page>
  );
}
