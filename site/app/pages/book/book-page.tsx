import { styled } from 'styled-components';
import { useContentDetail } from '../../api/use-content-detail';
import { Detail } from '../../features/detail/detail';
import { Favourite } from '../../features/member/favourite';
import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { PageTitle } from '../../router/page-title';
import { useGo } from '../../router/use-go';
import { useRouteParam } from '../../router/use-route';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { Bone, TextBones } from '../../ui/skeleton';
import { wholePicture } from '../../ui/whole-picture';
import { Reader } from './reader';
import { words as ownWords } from './words';

const Page = styled.article`
  padding-bottom: var(--section);

  h1 {
    font-size: var(--size-h1);
  }

  h2 {
    font-size: var(--size-h2);
  }

  .summary {
    max-width: var(--measure);
    margin-block: 12px clamp(24px, 3vw, 40px);
    font-size: var(--size-lead);
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

  .cover img {
    ${wholePicture('420px')}
  }

  .drawn {
    margin-top: 20px;
    color: var(--ash);
    font-size: var(--size-small);
  }

  @media (min-width: 900px) {
    .about {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    }
  }
`;

const skeleton = (
  <Page as="div">
    <Bone $width="40%" $height="2.6em" style={{ marginBlock: 24 }} />
    <Bone $height="460px" style={{ marginBottom: 32 }} />
    <TextBones lines={5} />
  </Page>
);

export function BookPage() {
  const { notFound } = useMessages();
  const words = usePageWords(ownWords);
  const go = useGo();
  const contentId = useRouteParam('id');
  const state = useContentDetail({ categoryCode: 'AncientBooks', contentId });
  return (
    <Detail
      state={state}
      skeleton={skeleton}
      missing={
        <NotFound title={notFound.record}>
          <SearchBox label={notFound.search} inPlace />
        </NotFound>
      }
    >
      {(book) => {
        const leaves = (book.parts ?? []).filter(({ kind }) => kind === 'leaf');
        const [cover] = book.images;
        return (
          <Page>
            <PageTitle title={book.title} />
            {book.summary && (
              <p className="summary">
                <Passage text={book.summary} />
              </p>
            )}
            {leaves.length > 0 && <Reader leaves={leaves} />}
            <section className="about" aria-labelledby="about-book">
              <div>
                <h2 id="about-book">{words.about}</h2>
                <RichText html={book.content} onGo={go} />
                {leaves.length > 0 && <p className="drawn">{words.drawn}</p>}
                <Favourite contentId={book.id} categoryCode="AncientBooks" />
              </div>
              {cover && (
                <CaptionedPicture
                  image={cover}
                  sizes="(min-width: 900px) 360px, 92vw"
                  className="cover"
                />
              )}
            </section>
          </Page>
        );
      }}
    </Detail>
  );
}
