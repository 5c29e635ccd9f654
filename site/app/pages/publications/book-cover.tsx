import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
import { Picture } from '../../ui/picture/picture';

const PrintedCover = styled.div`
  position: relative;
  box-shadow: var(--shadow);

  /* The joint beside the spine. */
  &::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 3.5%;
    width: 2%;
    background: linear-gradient(to right, rgb(0 0 0 / 0.22), rgb(255 255 255 / 0.18));
  }
`;

const DrawnCover = styled.div`
  position: relative;
  aspect-ratio: 5 / 7;
  overflow: hidden;
  background: #2f4a5c;
  /* The drawing keeps its colours in forced-colors mode. */
  forced-color-adjust: none;
  box-shadow: var(--shadow);
  color: #1d1a16;
  font-size: 0.9rem;

  @media (max-width: 37.4375em) {
    font-size: 0.72rem;
  }

  /* Binding thread through four holes. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 9%;
    border-right: 1px solid #e8dcc3;
    background: repeating-linear-gradient(
      to bottom,
      transparent 0 calc(20% - 1px),
      #e8dcc3 calc(20% - 1px) 20%
    );
  }

  &[data-hue='1'] {
    background: #6b2b25;
  }

  &[data-hue='2'] {
    background: #3f4f3c;
  }

  &[data-hue='3'] {
    background: #544a3c;
  }

  .slip {
    position: absolute;
    top: 7%;
    right: 8%;
    min-height: 62%;
    max-height: 80%;
    padding: 0.7em 0.35em;
    border: 1px solid #8a7650;
    background: #f6f0e2;
    outline: 2px solid #f6f0e2;
    font-family: var(--song);
    font-size: 1.15em;
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: 0.08em;
    writing-mode: vertical-rl;
  }

  &:lang(en) .slip {
    left: 20%;
    min-height: 0;
    padding: 0.8em 0.5em;
    font-family: var(--title-font);
    font-size: 1em;
    font-weight: 400;
    letter-spacing: 0;
    overflow-wrap: normal;
    writing-mode: horizontal-tb;
  }

  .publisher {
    position: absolute;
    bottom: 5%;
    left: 17%;
    color: #f1eadc;
    font-size: 0.72em;
    line-height: 1.4;
  }
`;

/** Drawing of a thread-bound cover with a title slip. */
function CoverDrawing({ book: { id, title } }: BookCoverProps) {
  const language = useLanguage();
  const { siteName } = useMessages();
  const hue =
    Array.from(id, (character) => character.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0) % 4;
  // The slip is too small for a subtitle.
  const [name = title] = title.split(language === 'zh' ? /[：——]/u : /: /);
  return (
    <DrawnCover data-hue={hue}>
      <span className="slip">{name}</span>
      <span className="publisher">{siteName}</span>
    </DrawnCover>
  );
}

interface BookCoverProps {
  book: ContentEntry;
}

/** The picture of a cover, else a drawing. Hidden from screen readers: the title is beside it. */
export function BookCover({ book }: BookCoverProps) {
  const [image] = book.images;
  return (
    <div aria-hidden="true">
      {image ? (
        <PrintedCover>
          <Picture image={image} sizes="168px" alt="" />
        </PrintedCover>
      ) : (
        <CoverDrawing book={book} />
      )}
    </div>
  );
}
