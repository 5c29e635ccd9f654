import { styled } from 'styled-components';
import type { ContentEntry } from '../../../../contract/schemas/content';
import { dateFigures, formatDate } from '../../../i18n/format-date';
import { useLanguage } from '../../../i18n/i18n-context';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { Link } from '../../../router/link';
import { DateTime } from '../../../ui/text/date-time';
import { lineClamp } from '../../../ui/text/line-clamp';
import { isCroppable } from '../../../ui/picture/is-croppable';
import { Picture } from '../../../ui/picture/picture';
import { entryPath } from './entry-path';

const Row = styled.article`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: 6px clamp(16px, 2.4vw, 36px);
  padding-block: 24px;
  border-bottom: 1px solid var(--hairline);

  .figures {
    display: grid;
    align-content: start;
    color: var(--ash);
    font-family: var(--title-font);
    font-variant-numeric: lining-nums;
    line-height: 1.1;
  }

  .figures b {
    color: var(--ink);
    font-size: 2.1rem;
    font-weight: 400;
  }

  .figures small {
    margin-top: 6px;
    white-space: nowrap;
    font-size: var(--size-small);
  }

  .kind {
    color: var(--ash);
    font-size: var(--size-small);
  }

  .title {
    font-size: 1.2222rem;
  }

  .title a {
    text-decoration: none;
  }

  .title a:hover {
    color: var(--cinnabar-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  /* On touch screens the whole row is the link. */
  @media (pointer: coarse) {
    position: relative;

    .title a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }

  p {
    ${lineClamp(2)}
    margin-top: 6px;
    color: var(--ash);
    line-height: 1.7;
  }

  img {
    width: 168px;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }

  /* Photographs of objects are never cropped. */
  .whole {
    background: var(--silk);
    object-fit: contain;
  }

  @media (max-width: 37.4375em) {
    grid-template-columns: 76px minmax(0, 1fr);

    .figures b {
      font-size: 1.6rem;
    }

    /* With keep-all, a phrase longer than the line would leave its punctuation alone on the next. */
    .title:lang(zh) {
      word-break: normal;
    }

    img {
      display: none;
    }
  }
`;

interface DatedEntryProps {
  entry: ContentEntry;
  /** Route name of the list that shows it. */
  list: string;
  /** Whether its picture is shown. Default false. */
  pictured?: boolean;
  /** Title of its section, where the list has several. */
  kind?: string;
  /** `h2` in the main list of a page, `h3` (default) in a section. */
  heading?: 'h2' | 'h3';
}

/** A row of news: date, title, first two lines of the summary. */
export function DatedEntry({
  entry,
  list,
  pictured = false,
  kind = '',
  heading: Heading = 'h3',
}: DatedEntryProps) {
  const language = useLanguage();
  const path = entryPath(entry, list);
  const figures = dateFigures(entry.publishedAt, language);
  const [image] = entry.images;
  const title = <TextWithLanguage text={entry.title} />;
  return (
    <Row>
      <DateTime iso={entry.publishedAt} fullDate={formatDate(entry.publishedAt, language)}>
        <b>{figures?.day}</b>
        <small>{figures?.month}</small>
      </DateTime>
      <div>
        {kind && <small className="kind">{kind}</small>}
        <Heading className="title">{path ? <Link to={path}>{title}</Link> : title}</Heading>
        {entry.summary && (
          <p>
            <TextWithLanguage text={entry.summary} />
          </p>
        )}
      </div>
      {pictured && image && (
        <Picture
          image={image}
          sizes="168px"
          covers={isCroppable(image) ? { ratio: 3 / 2 } : undefined}
          alt=""
          className={isCroppable(image) ? undefined : 'whole'}
        />
      )}
    </Row>
  );
}
