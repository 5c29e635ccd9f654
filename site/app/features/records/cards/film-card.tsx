import { styled } from 'styled-components';
import type { ContentEntry } from '../../../../contract/schemas/content';
import { recordPath } from '../../../../contract/shared/route-paths';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { Link } from '../../../router/link';
import { lineClamp } from '../../../ui/text/line-clamp';
import { linkedCard } from '../../../ui/link/linked-card';
import { evenRows } from '../../../ui/page/even-rows';
import { Picture } from '../../../ui/picture/picture';
import { PlayIcon } from '../../../ui/icons/player-icons';

const Card = styled.article`
  ${linkedCard}

  .still {
    position: relative;
    display: block;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    background: var(--silk);
  }

  .still img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: scale 0.6s cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  &:hover .still img {
    scale: 1.02;
  }

  /* Posters on a light ground have an edge on the page, too. */
  .still::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--hairline);
  }

  .mark {
    position: absolute;
    bottom: 0;
    left: 0;
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    padding: 0.15em 0.8em 0.15em 0.6em;
    background: var(--colophon);
    color: var(--on-colophon);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }

  .title {
    margin-top: 14px;
    font-size: 1.1667rem;
  }

  p {
    ${lineClamp(2)}
    margin-top: 4px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.7;
  }
`;

/** Films in columns of at least 15rem. */
export const FilmGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: clamp(28px, 3.4vw, 48px) var(--gap);

  ${evenRows}
`;

interface FilmCardProps {
  film: ContentEntry;
  heading?: 'h2' | 'h3';
  sizes?: string;
}

/** Card of a film: still, length, title, summary. */
export function FilmCard({
  film,
  heading: Heading = 'h3',
  sizes = '(min-width: 768px) 450px, 92vw',
}: FilmCardProps) {
  const [image] = film.images;
  const path = recordPath(film.categoryCode, film.id);
  const title = <TextWithLanguage text={film.title} />;
  return (
    <Card>
      <span className="still">
        {image && <Picture image={image} sizes={sizes} covers={{ ratio: 16 / 9 }} alt="" />}
        <span className="mark">
          <PlayIcon />
          {film.facts?.length}
        </span>
      </span>
      <Heading className="title">{path ? <Link to={path}>{title}</Link> : title}</Heading>
      {film.summary && (
        <p>
          <TextWithLanguage text={film.summary} />
        </p>
      )}
    </Card>
  );
}
