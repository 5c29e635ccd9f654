import { styled } from 'styled-components';
import { EntryDetail } from '../../features/records/detail/entry-detail';
import { Favourite } from '../../features/member/favourite';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { LazyRecordEnd } from '../../features/records/end/lazy-record-end';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { mattedFigure } from '../../ui/picture/matted-figure';
import { uncroppedPicture } from '../../ui/picture/uncropped-picture';
import { Reader } from './reader';
import { messages as ownMessages } from './messages';

const Page = styled.article`
  padding-bottom: var(--section);

  h2 {
    font-size: var(--size-h2);
  }

  .summary {
    margin-bottom: clamp(24px, 3vw, 40px);
  }

  .about {
    display: grid;
    gap: 24px clamp(32px, 4vw, 72px);
    margin-top: clamp(40px, 5vw, 72px);
    padding-top: clamp(28px, 3vw, 48px);
    border-top: 1px solid var(--hairline);
  }

  .about h2 {
    margin-bottom: 16px;
  }

  .cover {
    ${mattedFigure('360px')}
  }

  .drawn {
    margin-top: 20px;
    color: var(--ash);
    font-size: var(--size-small);
  }

  @media (min-width: 40em) {
    .about {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    }

    .cover img {
      ${uncroppedPicture('420px')}
      max-height: none;
      padding: 0;
    }
  }
`;

const skeleton = (
  <Page as="div">
    <SkeletonBlock $width="40%" $height="2.6em" style={{ marginBlock: 24 }} />
    <SkeletonBlock $height="460px" style={{ marginBottom: 32 }} />
    <SkeletonText lines={5} />
  </Page>
);

export default function BookPage() {
  const messages = usePageMessages(ownMessages);
  return (
    <EntryDetail skeleton={skeleton}>
      {(book, list) => {
        const leaves = (book.parts ?? []).filter(({ kind }) => kind === 'leaf');
        const [cover] = book.images;
        return (
          <Page>
            <PageTitle title={book.title} />
            <Summary text={book.summary} />
            {leaves.length > 0 && <Reader leaves={leaves} />}
            <section className="about" aria-labelledby="about-book">
              <div>
                <h2 id="about-book">{messages.about}</h2>
                <RichText html={book.content} />
                {leaves.length > 0 && <p className="drawn">{messages.drawn}</p>}
                <Favourite contentId={book.id} categoryCode={list.name} />
              </div>
              {cover && (
                <CaptionedPicture
                  image={cover}
                  sizes="(min-width: 900px) 360px, 92vw"
                  className="cover"
                />
              )}
            </section>
            <LazyRecordEnd />
          </Page>
        );
      }}
    </EntryDetail>
  );
}
